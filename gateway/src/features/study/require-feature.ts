import type { Context } from '../../context.ts';
import { graphqlError } from '../../graphql/errors.ts';
import { errorMessages } from '../../graphql/messages.ts';
import type { Message } from '../../messages.ts';
import type { Capabilities } from './rows.ts';

type Name = keyof Capabilities;

/** Throws NOT_SUPPORTED, with `text`, where the server lacks the feature. */
export async function requireFeature({ study }: Context, name: Name, text: Message): Promise<void> {
  if (!(await study.offers(name))) throw graphqlError('NOT_SUPPORTED', text);
}

/** For signed-in readers only. */
export async function requireReadersFeature(context: Context, name: Name, text: Message): Promise<void> {
  if (context.own.isVisitors) throw graphqlError('UNAUTHENTICATED', errorMessages.logIn());
  await requireFeature(context, name, text);
}
