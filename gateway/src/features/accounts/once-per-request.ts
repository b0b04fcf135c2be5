import { graphqlError } from '../../graphql/errors.ts';
import { errorMessages } from '../../graphql/messages.ts';

/**
 * Lets each of the calls that guess at secrets pass once a request: aliases would make one request a thousand guesses,
 * which whoever counts requests counts as one.
 */
export function oncePerRequest() {
  const made = new Set<string>();
  return (call: string): void => {
    if (made.has(call)) throw graphqlError('TOO_MANY_REQUESTS', errorMessages.tooManyRequests());
    made.add(call);
  };
}
