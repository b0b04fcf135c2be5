import { interceptors, type Dispatcher, type RetryHandler } from 'undici';
import { retryAfterOf } from './upstream-error.ts';

const MAX_RETRIES = 2;
/** Retries per GET, so that a failing upstream gets little more than its usual load. */
export const RETRIED_SHARE = 0.1;
/** The most retries that quiet hours save up. */
const MAX_SAVED = 10;
const FIRST_WAIT_MS = 50;
const LEAST_MS = 100;
// From a proxy in front of the upstream, or from an upstream that is just starting.
const RETRYABLE_STATUSES = [502, 503, 504];

export type Retryable = {
  leftMs: () => number;
  hasStarted: () => boolean;
};
type RetryableDispatch = Dispatcher.DispatchOptions & { call: Retryable };
type RetryError = Error & { statusCode?: number; headers?: Record<string, string> };

/**
 * Retries a GET after a broken connection or a 502 to 504: at most twice, within the deadline of the call and
 * `share` retries per GET. Never retries a write, which may have taken effect.
 */
export function retryWithinBudget(share = RETRIED_SHARE): Dispatcher.DispatcherComposeInterceptor {
  let saved = 0;

  const decide: RetryHandler.RetryCallback = (error: RetryError, { state, opts }, done) => {
    const { call } = opts as unknown as RetryableDispatch;
    const isRetryable = error.statusCode === undefined || RETRYABLE_STATUSES.includes(error.statusCode);
    const backoffMs = FIRST_WAIT_MS * 2 ** (state.counter - 1) * (0.5 + Math.random());
    const waitMs = Math.max(backoffMs, 1000 * (retryAfterOf(error.headers?.['retry-after']) ?? 0));
    const isInTime = call.leftMs() - waitMs >= LEAST_MS;
    // undici would ask for the rest of a broken body by Range; the contract's upstream need not keep ranges.
    if (!isRetryable || call.hasStarted() || state.counter > MAX_RETRIES || !isInTime || saved < 1) {
      done(error);
      return;
    }
    saved -= 1;
    return setTimeout(done, waitMs, null);
  };

  const retry = interceptors.retry({ throwOnError: false, retry: decide });
  return (dispatch) => {
    const dispatchRetrying = retry(dispatch);
    return (options, handler) => {
      if (options.method !== 'GET') return dispatch(options, handler);
      saved = Math.min(saved + share, MAX_SAVED);
      return dispatchRetrying(options, handler);
    };
  };
}
