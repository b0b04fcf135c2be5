import type { Context } from '../../context.ts';
import { graphqlError } from '../../graphql/errors.ts';
import { errorMessages } from '../../graphql/messages.ts';
import { deskMessages } from './messages.ts';

/** Every field and mutation of the desk needs it. What the caller may do there is the api's decision. */
export async function requireDesk({ own, study }: Context): Promise<void> {
  if (own.isVisitors) throw graphqlError('UNAUTHENTICATED', errorMessages.logIn());
  if (!(await study.offers('desk'))) throw graphqlError('NOT_SUPPORTED', deskMessages.noDesk());
}
