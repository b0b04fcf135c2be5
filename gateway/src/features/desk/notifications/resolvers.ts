import type { Resolvers } from '../../../resolvers.generated.ts';
import { rowConnection } from '../pages.ts';
import { withDesk } from '../require-desk.ts';
import type { SentRow } from './rows.ts';

export const sentNotificationResolvers: Resolvers = {
  Desk: {
    notifications: (_desk, page, { desk }) => desk.sentNotifications(page),
  },

  SentNotificationConnection: rowConnection<SentRow>(({ id }) => id),

  Mutation: withDesk({
    previewNotification: (_root, notification, { desk }) => desk.previewNotification(notification),
    sendNotification: (_root, notification, { desk }) => desk.sendNotification(notification),
  }),
};
