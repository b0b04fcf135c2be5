import type { Context } from '../../context.ts';
import type { MutationResolvers } from '../../resolvers.generated.ts';
import { requireReadersFeature } from '../study/index.ts';
import { deskMessages } from './messages.ts';

/** Every field and mutation of the desk needs it. What the caller may do there is the api's decision. */
export const requireDesk = (context: Context) => requireReadersFeature(context, 'desk', deskMessages.noDesk());

type Resolve = (root: object, args: object, context: Context, info: unknown) => unknown;

/** The same mutations, for callers that pass `requireDesk`. */
export const withDesk = (mutations: MutationResolvers): MutationResolvers =>
  Object.fromEntries(
    Object.entries(mutations as Record<string, Resolve>).map(([name, resolve]) => [
      name,
      async (...call: Parameters<Resolve>) => {
        await requireDesk(call[2]);
        return resolve(...call);
      },
    ]),
  );
