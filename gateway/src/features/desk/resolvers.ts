import { badInput } from '../../graphql/errors.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import { deskMessages } from './messages.ts';
import { requireDesk } from './require-desk.ts';

const MAX_EVENTS = 50;

export const deskResolvers: Resolvers = {
  Query: {
    desk: async (_root, _args, context) => {
      await requireDesk(context);
      return {};
    },
  },

  Desk: {
    events: (_desk, { first, after }, { desk }) => {
      if (first < 1 || first > MAX_EVENTS) throw badInput('first', deskMessages.badFirst({ max: MAX_EVENTS }));
      return desk.events({ first, after });
    },
  },

  DeskEventConnection: {
    edges: ({ events }) => events.map((event) => ({ cursor: event.id, node: event })),
    pageInfo: ({ events, next }) => ({
      hasNextPage: next != null,
      // The last row may have been unreadable, and so left out.
      endCursor: next ?? events.at(-1)?.id ?? null,
    }),
  },
};
