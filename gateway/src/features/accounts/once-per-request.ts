import { graphqlError } from '../../graphql/errors.ts';
import { errorMessages } from '../../graphql/messages.ts';

/** Aliases could put a thousand guesses at a secret into one request, which rate limits count once. */
export function oncePerRequest() {
  const calls = new Set<string>();
  return (call: string): void => {
    if (calls.has(call)) throw graphqlError('TOO_MANY_REQUESTS', errorMessages.tooManyRequests());
    calls.add(call);
  };
}
