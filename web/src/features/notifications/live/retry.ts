const FIRST_MS = 500;
const LONGEST_MS = 5000;

/** Exponential backoff with jitter, in ms, at most 5 s. */
export const retryDelay = (attempt: number, random = Math.random()) =>
  Math.min(FIRST_MS * 2 ** attempt, LONGEST_MS) * (0.5 + random / 2);

/** Waits for the backoff or until the browser is back online. */
export const waitForTurn = (attempt: number) =>
  new Promise<void>((resolve) => {
    const listening = new AbortController();
    const go = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    const timer = setTimeout(go, retryDelay(attempt));
    addEventListener('online', go, { signal: listening.signal });
  });
