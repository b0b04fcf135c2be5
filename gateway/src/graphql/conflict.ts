import type { Text } from '../messages.ts';
import { UpstreamError } from '../rest/upstream-error.ts';
import { graphqlError } from './errors.ts';

/**
 * A 409 becomes CONFLICT, for which the table of errors has no row. `text` stands in for words of the upstream's, and
 * `findCurrent` for what the extensions show of the present state.
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
