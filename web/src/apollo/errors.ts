import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ErrorCode } from 'schema/error-codes.ts';
import { t } from '../i18n/index.tsx';
import { ResponseTimeout } from './timed-fetch.ts';

function extension(error: unknown, name: 'code' | 'field'): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const value = error.errors[0]?.extensions?.[name];
  return typeof value === 'string' ? value : undefined;
}

export const errorCode = (error: unknown) => extension(error, 'code') as ErrorCode | undefined;

export const errorField = (error: unknown) => extension(error, 'field');

/** In seconds. */
export function errorRetryAfter(error: unknown): number | undefined {
  const value = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['retryAfter'] : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** The server's message; undefined for an error of the network. */
export const serverText = (error: unknown): string | undefined =>
  CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;

export function errorText(error: unknown): string {
  return serverText(error) || t(error instanceof ResponseTimeout ? 'shared.timeout' : 'shared.noResponse');
}
