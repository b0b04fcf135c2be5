/** An error that a caller is told: `{ message, code }` with its status (design 5). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const badRequest = (message: string) => new ApiError(400, 'BAD_REQUEST', message);
export const unauthorized = (message = 'Please log in.') => new ApiError(401, 'UNAUTHENTICATED', message);
export const forbidden = (message: string) => new ApiError(403, 'FORBIDDEN', message);
export const purchaseRequired = () =>
  new ApiError(403, 'PURCHASE_REQUIRED', 'Please purchase packages to access more pages.');
export const notFound = (message: string) => new ApiError(404, 'NOT_FOUND', message);
