import type { Resolvers } from '../../resolvers.generated.ts';
import { maintenanceResolvers } from './maintenance/resolvers.ts';
import { sentNotificationResolvers } from './notifications/resolvers.ts';
import { connection } from './pages.ts';
import { payoutResolvers } from './payouts/resolvers.ts';
import { peopleResolvers } from './people/resolvers.ts';
import { requireDesk } from './require-desk.ts';
import type { DeskEventRow } from './rows.ts';

export const deskResolvers: Resolvers = {
  ...peopleResolvers,
  ...payoutResolvers,
  ...sentNotificationResolvers,
  ...maintenanceResolvers,

  Query: {
    desk: async (_root, _args, context) => {
      await requireDesk(context);
      return {};
    },
  },

  Desk: {
    ...peopleResolvers.Desk,
    ...payoutResolvers.Desk,
    ...sentNotificationResolvers.Desk,
    ...maintenanceResolvers.Desk,
    events: (_desk, page, { desk }) => desk.events(page),
  },

  DeskEventConnection: connection<DeskEventRow>(({ id }) => id),

  Mutation: {
    ...peopleResolvers.Mutation,
    ...payoutResolvers.Mutation,
    ...sentNotificationResolvers.Mutation,
    ...maintenanceResolvers.Mutation,
  },
};
