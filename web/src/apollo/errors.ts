import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { messages } from '../components/messages.ts';
import { AnswerTimeout } from './timed-fetch.ts';

/** The code of a GraphQL error that the client treats in a way of its own, else undefined. */
export function errorCode(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const code = error.errors[0]?.extensions?.['code'];
  return typeof code === 'string' ? code : undefined;
}

/** What the server said, where it was the server who said it. */
export const serverText = (error: unknown): string | undefined =>
  CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;

/** One sentence for the reader about any failure of a query. */
export function errorText(error: unknown): string {
  const said = serverText(error);
  if (said) return said;
  return error instanceof AnswerTimeout ? messages.timeout : messages.noResponse;
}
