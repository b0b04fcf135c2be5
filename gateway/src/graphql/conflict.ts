import type { Text } from '../messages.ts';
import { UpstreamError } from '../rest/upstream-error.ts';
import { graphqlError } from './errors.ts';

/**
 * Turns a 409 into CONFLICT, which the table of errors does not cover. `text` is the message if the upstream sends none;
 * `findCurrent` adds the present state to the extensions.
 */
export async function withConflict<Result>(
  call: Promise<Result>,
  text: Text,
  findCurrent?: () => Promise<Record<string, unknown>>,
): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status !== 409) throw error;
    throw graphqlError('CONFLICT', error.text || text, await findCurrent?.());
  }
}
