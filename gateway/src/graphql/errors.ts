import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from 'schema/error-codes.ts';
import { UpstreamError } from '../rest/upstream-error.ts';

/** What whoever has asked too much is told, over every protocol. */
export const TOO_MANY = 'Too many requests! Please try again later.';

// From a REST status to the code, and the message where the upstream gave none (specification 8).
const BY_STATUS: Record<number, [ErrorCode, string]> = {
  400: ['BAD_USER_INPUT', 'Invalid Information. Please try again.'],
  401: ['UNAUTHENTICATED', 'Unauthorized: Please log in.'],
  402: ['PURCHASE_REQUIRED', 'Please purchase packages to access more pages.'],
  403: ['FORBIDDEN', 'You may not do this.'],
  404: ['NOT_FOUND', 'No data found'],
  413: ['BAD_USER_INPUT', 'Invalid Information. Please try again.'],
  415: ['BAD_USER_INPUT', 'Invalid Information. Please try again.'],
  422: ['BAD_USER_INPUT', 'Invalid Information. Please try again.'],
  429: ['TOO_MANY_REQUESTS', TOO_MANY],
};
const KEY_REUSED: [ErrorCode, string] = [
  'IDEMPOTENCY_KEY_REUSED',
  'This Idempotency-Key was sent with another request before.',
];
// As the specification (8) has it, where an upstream has no code for it.
const SAYS_PURCHASE = /\bpurchas|\bsubscri(?:be|ption)/i;
const EXECUTION_REFUSES = /^Argument "/;
const HASH_REFUSED = /^(?:provided sha does not match query|Unsupported persisted query version)$/;
const TIMEOUT: [ErrorCode, string] = ['UPSTREAM_TIMEOUT', 'Request timed out. Please try again later.'];
const UNAVAILABLE: [ErrorCode, string] = ['UPSTREAM_UNAVAILABLE', 'Error: Something went wrong, please try again.'];

export const graphqlError = (code: ErrorCode, message: string, extensions: Record<string, unknown> = {}) =>
  new GraphQLError(message, { extensions: { ...extensions, code } });

/** Bad input, with the argument that it came in. */
export const badInput = (field: string, message: string) => graphqlError('BAD_USER_INPUT', message, { field });

/** The error that a client gets for a failed upstream call. */
export function fromUpstream(error: UpstreamError): GraphQLError {
  const [code, message] = rowFor(error);
  // Seconds, as in Retry-After.
  const retryAfter = code === 'TOO_MANY_REQUESTS' ? error.retryAfterS : undefined;
  return graphqlError(code, error.message || message, retryAfter === undefined ? {} : { retryAfter });
}

function rowFor({ status, timedOut, upstreamCode, hasReaderToken, message }: UpstreamError): [ErrorCode, string] {
  if (timedOut || status === 408 || status === 504) return TIMEOUT;
  // Of any other call it says nothing of the reader, whose client forgets the token for it.
  if (status === 401 && !hasReaderToken) return UNAVAILABLE;
  if (status === 403 && (upstreamCode === 'PURCHASE_REQUIRED' || SAYS_PURCHASE.test(message))) return BY_STATUS[402]!;
  if (status === 422 && upstreamCode === 'IDEMPOTENCY_KEY_REUSED') return KEY_REUSED;
  return (status !== undefined && BY_STATUS[status]) || UNAVAILABLE;
}

/** Whether the log should hear of it: it is the upstream's fault. That calls are held back is told once, when it begins. */
export const shouldLog = (error: UpstreamError) => !error.wasNotSent && rowFor(error)[0].startsWith('UPSTREAM_');
/** What the log hears of a failed call: which it was and why, and nothing that the upstream wrote. */
export const logFieldsOf = ({ call, status, field, detail }: UpstreamError) => ({ call, status, field, detail });
/** The fields of a log line about an error: of a failed call not the error itself, whose message may be the upstream's. */
export const logFields = (error: unknown): Record<string, unknown> =>
  error instanceof UpstreamError ? logFieldsOf(error) : { err: error };
/** Tells the log of an error; `errorId` is what the client was given to ask about it by. */
export type Report = (error: unknown, what?: { errorId?: string }) => void;

/**
 * The last thing every error passes: what is not ours to tell is replaced by an id, and told to `report` with it.
 * `formatted` is what Apollo Server has made of it, where it came that way.
 */
export function formatError(
  error: GraphQLError,
  report: Report,
  formatted: GraphQLFormattedError = error.toJSON(),
): GraphQLFormattedError {
  const { originalError } = error;
  if (originalError instanceof UpstreamError) {
    const { message, extensions } = fromUpstream(originalError);
    if (shouldLog(originalError)) report(originalError);
    return { ...formatted, message, extensions };
  }
  if (!originalError || originalError instanceof GraphQLError) {
    // Whoever means an error for the client gives it a code, but for these of graphql-js and Apollo Server.
    if (error.extensions?.code) return formatted;
    if (EXECUTION_REFUSES.test(error.message)) return { ...formatted, extensions: { code: 'BAD_USER_INPUT' } };
    if (HASH_REFUSED.test(error.message)) return { ...formatted, extensions: { code: 'BAD_REQUEST' } };
  }
  const errorId = randomUUID();
  report(originalError ?? error, { errorId });
  return { ...formatted, message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR', errorId } };
}
