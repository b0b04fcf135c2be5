import type { Resolvers } from '../../../resolvers.generated.ts';
import { connection } from '../pages.ts';
import { requireDesk } from '../require-desk.ts';
import type { SentRow } from './rows.ts';

export const sentNotificationResolvers: Resolvers = {
  Desk: {
    notifications: (_desk, page, { desk }) => desk.sentNotifications(page),
  },

  SentNotificationConnection: connection<SentRow>(({ id }) => id),

  Mutation: {
    previewNotification: async (_root, notification, context) => {
      await requireDesk(context);
      return context.desk.previewNotification(notification);
    },
    sendNotification: async (_root, notification, context) => {
      await requireDesk(context);
      return context.desk.sendNotification(notification);
    },
  },
};
