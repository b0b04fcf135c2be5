import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ErrorCode } from 'schema/error-codes.ts';
import { t } from '../i18n/index.tsx';
import { AnswerTimeout } from './timed-fetch.ts';

function extension(error: unknown, name: 'code' | 'field'): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const value = error.errors[0]?.extensions?.[name];
  return typeof value === 'string' ? value : undefined;
}

/** The code of a GraphQL error that the client treats in a way of its own, else undefined. */
export const errorCode = (error: unknown) => extension(error, 'code') as ErrorCode | undefined;

/** The input that a GraphQL error is about, where it is about one. */
export const errorField = (error: unknown) => extension(error, 'field');

/** Seconds until a refused call may be made again, where the server named them. */
export function errorRetryAfter(error: unknown): number | undefined {
  const value = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['retryAfter'] : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** What the server said, where it was the server who said it. */
export const serverText = (error: unknown): string | undefined =>
  CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;

/** One sentence for the reader about any failure of a query. */
export function errorText(error: unknown): string {
  const said = serverText(error);
  if (said) return said;
  return t(error instanceof AnswerTimeout ? 'shared.timeout' : 'shared.noResponse');
}
