import { randomUUID } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from 'schema/error-codes.ts';
import { englishOf, idFields, wordsOf, type Message, type Text } from '../messages.ts';
import { UpstreamError } from '../rest/upstream-error.ts';
import { errorMessages } from './messages.ts';

type Row = [ErrorCode, Message];

const INVALID: Row = ['BAD_USER_INPUT', errorMessages.invalid()];
/** From a REST status to the code, and the message where the upstream has none (specification 8). */
const BY_STATUS: Record<number, Row> = {
  400: INVALID,
  401: ['UNAUTHENTICATED', errorMessages.logIn()],
  402: ['PURCHASE_REQUIRED', errorMessages.purchaseRequired()],
  403: ['FORBIDDEN', errorMessages.forbidden()],
  404: ['NOT_FOUND', errorMessages.notFound()],
  413: INVALID,
  415: INVALID,
  422: INVALID,
  429: ['TOO_MANY_REQUESTS', errorMessages.tooManyRequests()],
};
const KEY_REUSED: Row = ['IDEMPOTENCY_KEY_REUSED', errorMessages.keyReused()];
const TIMEOUT: Row = ['UPSTREAM_TIMEOUT', errorMessages.timeout()];
const UNAVAILABLE: Row = ['UPSTREAM_UNAVAILABLE', errorMessages.unavailable()];

// For an upstream without a code for it (specification 8).
const PURCHASE_WORDS = /\bpurchas|\bsubscri(?:be|ption)/i;
const ARGUMENT_ERROR = /^Argument "/;
const HASH_ERROR = /^(?:provided sha does not match query|Unsupported persisted query version)$/;

/** Its `text` becomes words in `formatError`; its own `message` is English. */
export class TextError extends GraphQLError {
  readonly text: Text;

  constructor(text: Text, extensions?: Record<string, unknown>) {
    super(englishOf(text), { extensions: { ...extensions, ...idFields(text) } });
    this.text = text;
  }
}

export const graphqlError = (code: ErrorCode, text: Text, extensions: Record<string, unknown> = {}) =>
  new TextError(text, { ...extensions, code });

export const badInput = (field: string, text: Text) => graphqlError('BAD_USER_INPUT', text, { field });

export function fromUpstream(error: UpstreamError): TextError & { extensions: { code: ErrorCode } } {
  const [code, text] = rowFor(error);
  const retryAfter = code === 'TOO_MANY_REQUESTS' ? error.retryAfterS : undefined;
  const result = graphqlError(code, error.text || text, retryAfter === undefined ? {} : { retryAfter });
  return result as typeof result & { extensions: { code: ErrorCode } };
}

function rowFor({ status, timedOut, upstreamCode, hasReaderToken, message }: UpstreamError): Row {
  if (timedOut || status === 408 || status === 504) return TIMEOUT;
  // UNAUTHENTICATED makes clients drop the reader's token, so only a call with that token may cause it.
  if (status === 401 && !hasReaderToken) return UNAVAILABLE;
  if (status === 403 && (upstreamCode === 'PURCHASE_REQUIRED' || PURCHASE_WORDS.test(message))) return BY_STATUS[402]!;
  if (status === 422 && upstreamCode === 'IDEMPOTENCY_KEY_REUSED') return KEY_REUSED;
  return (status !== undefined && BY_STATUS[status]) || UNAVAILABLE;
}

/** Only the upstream's faults are logged. Calls that were not sent are logged once, when the circuit opens. */
export const shouldLog = (error: UpstreamError) => !error.wasNotSent && rowFor(error)[0].startsWith('UPSTREAM_');

/** Leaves out an UpstreamError's message, which may quote the upstream. */
export function logFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof UpstreamError)) return { err: error };
  const { call, status, field, detail } = error;
  return { call, status, field, detail };
}

/** Logs an error; clients quote `errorId` when they ask about it. */
export type Report = (error: unknown, ids?: { errorId?: string }) => void;

/** Makes words of every error; reports an unexpected one and replaces it by an id. `formatted` is Apollo Server's. */
export function formatError(
  error: GraphQLError,
  report: Report,
  formatted: GraphQLFormattedError = error.toJSON(),
): GraphQLFormattedError {
  const { originalError } = error;
  if (originalError instanceof UpstreamError) {
    const { text, extensions } = fromUpstream(originalError);
    if (shouldLog(originalError)) report(originalError);
    return { ...formatted, message: wordsOf(text), extensions };
  }
  if (!originalError || originalError instanceof GraphQLError) {
    const source = originalError ?? error;
    if (error.extensions?.code)
      return source instanceof TextError ? { ...formatted, message: wordsOf(source.text) } : formatted;
    // graphql-js and Apollo Server give these no code.
    if (ARGUMENT_ERROR.test(error.message)) return { ...formatted, extensions: { code: 'BAD_USER_INPUT' } };
    if (HASH_ERROR.test(error.message)) return { ...formatted, extensions: { code: 'BAD_REQUEST' } };
  }
  const errorId = randomUUID();
  report(originalError ?? error, { errorId });
  const text = errorMessages.internal();
  const extensions = { code: 'INTERNAL_SERVER_ERROR', errorId, ...idFields(text) };
  return { ...formatted, message: wordsOf(text), extensions };
}
