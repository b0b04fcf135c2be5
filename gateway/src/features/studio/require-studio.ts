import type { Context } from '../../context.ts';
import { badInput } from '../../graphql/errors.ts';
import { isId } from '../../rest/path.ts';
import { requireReadersFeature } from '../study/index.ts';
import { studioMessages } from './messages.ts';

/** What the caller may do there is the api's decision. */
export const requireStudio = (context: Context) => requireReadersFeature(context, 'studio', studioMessages.noStudio());

export async function requireQuestion(id: string, context: Context): Promise<void> {
  await requireStudio(context);
  if (!isId(id)) throw badInput('id', studioMessages.badId());
}
