import { AxiosError } from 'axios';

/** What went wrong with a call to the upstream. `message` is fit for the reader, `detail` for the log alone. */
export class UpstreamError extends Error {
  /** The answer's status; undefined where there was no usable answer. */
  readonly status: number | undefined;
  readonly timedOut: boolean;
  /** The upstream's own code, where it gives one. */
  readonly upstreamCode: string | undefined;
  readonly detail: string;

  constructor(
    message: string,
    given: { status?: number; timedOut?: boolean; upstreamCode?: string | undefined; detail?: string } = {},
  ) {
    super(message);
    this.status = given.status;
    this.timedOut = given.timedOut ?? false;
    this.upstreamCode = given.upstreamCode;
    this.detail = given.detail ?? message;
  }
}

const MAX_MESSAGE = 300;

/** An answer with an error's status: what it tells a reader is passed on where the fault is the reader's. */
export function refusedBy(status: number, body: unknown): UpstreamError {
  const { message, code } = (typeof body === 'object' && body ? body : {}) as { message?: unknown; code?: unknown };
  const isReaders = status >= 400 && status < 500;
  const told = isReaders && typeof message === 'string' && message.trim() ? message.trim().slice(0, MAX_MESSAGE) : '';
  return new UpstreamError(told, {
    status,
    upstreamCode: typeof code === 'string' ? code : undefined,
    detail: `status ${status}`,
  });
}

/** Whatever a call threw, as one class. */
export function asUpstreamError(error: unknown): UpstreamError {
  if (error instanceof UpstreamError) return error;
  if (!(error instanceof AxiosError)) throw error;
  const status = error.response?.status;
  // A body that is not JSON, under a status that speaks for itself.
  if (status !== undefined && status >= 400) return refusedBy(status, undefined);
  return new UpstreamError('', { timedOut: error.code === AxiosError.ETIMEDOUT, detail: error.message });
}
