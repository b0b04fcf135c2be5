const RETRY_AFTER_S = 2;

/** What else an error says: the input that it is about, and when to try again. */
type Extras = { field?: string | undefined; retryAfterS?: number };

/** An error that a caller is told: `{ message, code, field? }` with its status (design 5). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
  readonly retryAfterS: number | undefined;

  constructor(status: number, code: string, message: string, { field, retryAfterS }: Extras = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
    this.retryAfterS = retryAfterS;
  }
}

export const badRequest = (message: string, field?: string) => new ApiError(400, 'BAD_REQUEST', message, { field });
export const unauthorized = (message = 'Please log in.') => new ApiError(401, 'UNAUTHENTICATED', message);
export const forbidden = (message: string) => new ApiError(403, 'FORBIDDEN', message);
export const purchaseRequired = () =>
  new ApiError(403, 'PURCHASE_REQUIRED', 'Please purchase packages to access more pages.');
export const notFound = (message: string) => new ApiError(404, 'NOT_FOUND', message);
export const tooManyRequests = (retryAfterS: number) =>
  new ApiError(429, 'TOO_MANY_REQUESTS', 'Too many requests! Please try again later.', { retryAfterS });
/** Nobody reads it: the connection is closed. */
export const callerLeft = () => new ApiError(499, 'CALLER_LEFT', 'The caller left before it was done.');
export const unavailable = () =>
  new ApiError(503, 'UNAVAILABLE', 'Not available just now. Please try again in a moment.', {
    retryAfterS: RETRY_AFTER_S,
  });
