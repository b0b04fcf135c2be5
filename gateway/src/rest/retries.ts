import { setTimeout as wait } from 'node:timers/promises';
import { AxiosError, type AxiosAdapter, type AxiosResponse } from 'axios';
import { retryAfterOf } from './upstream-error.ts';

const MAX_RETRIES = 2;
/** Of the calls that may be sent again, so many are. */
export const RETRIED_SHARE = 0.1;
/** A quiet hour saves up no more than these for a bad one. */
const MAX_SAVED = 10;
const FIRST_WAIT_MS = 50;
/** With less time left than this, a call is not worth sending. */
const LEAST_MS = 100;
// They come of what stands before the upstream, or of one that is just starting.
const WORTH_IT = new Set([502, 503, 504]);

/**
 * Sends a GET again whose connection broke or whose server said that it could not: twice at most, within the call's own
 * time, and for a tenth of the calls. What changes something is sent once: nobody knows what a broken call has done.
 */
export function retrying(send: AxiosAdapter, share = RETRIED_SHARE, random: () => number = Math.random): AxiosAdapter {
  let saved = 0;

  async function persist(sent: ReturnType<AxiosAdapter>, config: Parameters<AxiosAdapter>[0]): Promise<AxiosResponse> {
    const endsAt = performance.now() + (config.timeout ?? 0);
    for (let attempt = 0; ; attempt += 1) {
      const { answer, error } = await sent.then(
        (answer) => ({ answer, error: undefined }),
        (error: unknown) => ({ answer: undefined, error }),
      );
      const isOver = answer ? !WORTH_IT.has(answer.status) : !isBroken(error);
      if (!isOver && attempt < MAX_RETRIES && saved >= 1) {
        const waitMs = Math.max(FIRST_WAIT_MS * 2 ** attempt * (0.5 + random()), askedMs(answer));
        const leftMs = endsAt - performance.now() - waitMs;
        if (leftMs >= LEAST_MS) {
          saved -= 1;
          await wait(waitMs);
          sent = send({ ...config, timeout: Math.floor(leftMs) });
          continue;
        }
      }
      if (answer) return answer;
      throw error;
    }
  }

  return (config) => {
    const sent = send(config);
    if (config.method !== 'get') return sent;
    saved = Math.min(saved + share, MAX_SAVED);
    return persist(sent, config);
  };
}

const isBroken = (error: unknown) => error instanceof AxiosError && error.code === AxiosError.ERR_NETWORK;

const askedMs = (answer: AxiosResponse | undefined) => 1000 * (retryAfterOf(answer?.headers['retry-after']) ?? 0);
