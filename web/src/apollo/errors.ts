import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ErrorCode } from 'schema/error-codes.ts';
import { t, type SharedId } from '../i18n/index.tsx';
import { ResponseTimeout } from './timed-fetch.ts';

/** As the gateway sends them (docs/integrators-reference.md). */
type Extensions = {
  code: ErrorCode;
  field?: string;
  /** In seconds. */
  retryAfter?: number;
  messageId?: string;
  params?: Record<string, string | number>;
};

const firstOf = (error: unknown) => (CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined);

export const extensionsOf = (error: unknown) => (firstOf(error)?.extensions ?? {}) as Partial<Extensions>;

export const errorCode = (error: unknown) => extensionsOf(error).code;

export const errorField = (error: unknown) => extensionsOf(error).field;

/** Whether no server has answered at all: fetch rejects with a TypeError. */
export const isUnreachable = (error: unknown) => error instanceof TypeError || error instanceof ResponseTimeout;

/** The server's message, in words of the page's language if a catalogue has them; undefined for an error of the network. */
export function serverText(error: unknown): string | undefined {
  const { messageId, params } = extensionsOf(error);
  return t(`server.${messageId}` as SharedId, params) || firstOf(error)?.message;
}

export function errorText(error: unknown): string {
  return serverText(error) || t(error instanceof ResponseTimeout ? 'shared.timeout' : 'shared.noResponse');
}
