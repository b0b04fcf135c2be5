/** The values of `extensions.code`, which clients may rely on. */
export const ERROR_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'PURCHASE_REQUIRED',
  'NOT_FOUND',
  'NOT_SUPPORTED',
  'BAD_USER_INPUT',
  'CONFLICT',
  'PAPER_OVER',
  'EMAIL_TAKEN',
  'INVALID_CREDENTIALS',
  'OTP_MISMATCH',
  'TWO_FACTOR_REQUIRED',
  'TOO_MANY_REQUESTS',
  'IDEMPOTENCY_KEY_REUSED',
  'QUERY_TOO_COMPLEX',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'RESYNC',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
