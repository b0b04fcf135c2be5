import { graphqlError } from '../../graphql/errors.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { deskContentMessages } from './messages.ts';

/** A 409 becomes CONFLICT: the table of errors has no row for it. */
export async function withConflict<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (!(error instanceof UpstreamError) || error.status !== 409) throw error;
    throw graphqlError('CONFLICT', error.text || deskContentMessages.conflict());
  }
}
