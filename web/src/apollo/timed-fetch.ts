export class ResponseTimeout extends Error {
  override name = 'ResponseTimeout';
}

/** Aborts after `limitMs`, reading the body included, with a ResponseTimeout. */
export const timedFetch =
  (limitMs: number, fetcher: typeof fetch): typeof fetch =>
  async (input, init) => {
    const controller = new AbortController();
    const caller = init?.signal;
    const abort = () => controller.abort();
    let hasTimedOut = false;
    const timer = setTimeout(() => {
      hasTimedOut = true;
      abort();
    }, limitMs);
    if (caller?.aborted) abort();
    caller?.addEventListener('abort', abort);
    try {
      const response = await fetcher(input, { ...init, signal: controller.signal });
      // fetch() resolves at the headers; on a slow connection it is the body that hangs.
      return new Response(await response.text(), response);
    } catch (error) {
      throw hasTimedOut ? new ResponseTimeout(`No response within ${limitMs} ms`, { cause: error }) : error;
    } finally {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    }
  };
