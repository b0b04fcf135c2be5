import type { Resolvers } from '../../resolvers.generated.ts';
import { backupResolvers } from './backups/resolvers.ts';
import { articleResolvers } from './content/article-resolvers.ts';
import { entryResolvers } from './content/entry-resolvers.ts';
import { listResolvers } from './content/list-resolvers.ts';
import { couponResolvers } from './coupons/resolvers.ts';
import { filterParams } from './events.ts';
import { figureResolvers } from './figures/resolvers.ts';
import { jobResolvers } from './jobs/resolvers.ts';
import { maintenanceResolvers } from './maintenance/resolvers.ts';
import { messageResolvers } from './notifications/message-resolvers.ts';
import { sentNotificationResolvers } from './notifications/resolvers.ts';
import { rowConnection } from './pages.ts';
import { deskOrderResolvers } from './orders/resolvers.ts';
import { payoutResolvers } from './payouts/resolvers.ts';
import { peopleResolvers } from './people/resolvers.ts';
import { requireDesk } from './require-desk.ts';
import type { DeskEventRow } from './rows.ts';

export const deskResolvers: readonly Resolvers[] = [
  {
    Query: {
      desk: async (_root, _args, context) => {
        await requireDesk(context);
        return {};
      },
    },
    Desk: {
      events: (_desk, { first, after, ...filter }, { desk }) => desk.events({ first, after }, filter),
      eventsCsv: (_desk, filter) => `/exchange/log?${new URLSearchParams(filterParams(filter)).toString()}`,
    },
    DeskEventConnection: rowConnection<DeskEventRow>(({ id }) => id),
  },
  peopleResolvers,
  deskOrderResolvers,
  payoutResolvers,
  couponResolvers,
  sentNotificationResolvers,
  messageResolvers,
  maintenanceResolvers,
  jobResolvers,
  backupResolvers,
  listResolvers,
  entryResolvers,
  articleResolvers,
  figureResolvers,
];
