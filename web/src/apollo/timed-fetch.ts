/** No whole answer within the limit. */
export class AnswerTimeout extends Error {
  override name = 'AnswerTimeout';
}

/** Gives up on an exchange, its body included, after `limitMs`, with an AnswerTimeout. */
export const timedFetch =
  (limitMs: number, fetcher: typeof fetch): typeof fetch =>
  async (input, init) => {
    const controller = new AbortController();
    const caller = init?.signal;
    const abort = () => controller.abort();
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      abort();
    }, limitMs);
    if (caller?.aborted) abort();
    caller?.addEventListener('abort', abort);
    try {
      const response = await fetcher(input, { ...init, signal: controller.signal });
      // fetch() ends at the headers; on a slow line it is the body that hangs.
      return new Response(await response.text(), response);
    } catch (error) {
      throw late ? new AnswerTimeout(`No answer within ${limitMs} ms`, { cause: error }) : error;
    } finally {
      clearTimeout(timer);
      caller?.removeEventListener('abort', abort);
    }
  };
