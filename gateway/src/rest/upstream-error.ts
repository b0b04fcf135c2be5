import { AxiosError } from 'axios';

/** What went wrong with a call to the upstream. `message` is fit for the reader, `detail` for the log alone. */
export class UpstreamError extends Error {
  /** The answer's status; undefined where there was no usable answer. */
  readonly status: number | undefined;
  readonly timedOut: boolean;
  /** The upstream's own code, where it gives one. */
  readonly upstreamCode: string | undefined;
  /** The input that the upstream names, in its own words. */
  readonly upstreamField: string | undefined;
  readonly retryAfterS: number | undefined;
  /** It was not sent: the upstream is failing, or too many calls wait for it. */
  readonly heldBack: boolean;
  readonly detail: string;

  constructor(
    message: string,
    given: {
      status?: number;
      timedOut?: boolean;
      upstreamCode?: string | undefined;
      upstreamField?: string | undefined;
      retryAfterS?: number | undefined;
      heldBack?: boolean;
      detail?: string;
    } = {},
  ) {
    super(message);
    this.status = given.status;
    this.timedOut = given.timedOut ?? false;
    this.upstreamCode = given.upstreamCode;
    this.upstreamField = given.upstreamField;
    this.retryAfterS = given.retryAfterS;
    this.heldBack = given.heldBack ?? false;
    this.detail = given.detail ?? message;
  }
}

const MAX_MESSAGE = 300;
const MAX_RETRY_AFTER_S = 7 * 86_400;

/** An answer with an error's status: what it tells a reader is passed on where the fault is the reader's. */
export function refusedBy(status: number, body: unknown, retryAfter?: unknown): UpstreamError {
  const { message, code, field } = (typeof body === 'object' && body ? body : {}) as Record<string, unknown>;
  const isReaders = status >= 400 && status < 500;
  const told = isReaders && typeof message === 'string' && message.trim() ? message.trim().slice(0, MAX_MESSAGE) : '';
  return new UpstreamError(told, {
    status,
    upstreamCode: typeof code === 'string' ? code : undefined,
    upstreamField: typeof field === 'string' ? field : undefined,
    retryAfterS: retryAfterOf(retryAfter),
    detail: `status ${status}`,
  });
}

/** The seconds of a Retry-After, which is their number or a date. */
export function retryAfterOf(retryAfter: unknown): number | undefined {
  if (typeof retryAfter !== 'string') return undefined;
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), MAX_RETRY_AFTER_S) : undefined;
}

/** Whatever a call threw, as one class. */
export function asUpstreamError(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (!(error instanceof AxiosError)) throw error;
  const status = error.response?.status;
  // A body that is not JSON, under a status that speaks for itself.
  if (status !== undefined && status >= 400) {
    return refusedBy(status, undefined, error.response?.headers['retry-after']);
  }
  // What the parser says of a body quotes it, and a body may hold a token.
  const detail = error.response ? 'the answer is no JSON' : error.message;
  return new UpstreamError('', { timedOut: error.code === AxiosError.ETIMEDOUT, detail });
}
