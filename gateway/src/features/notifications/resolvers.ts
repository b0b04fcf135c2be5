import type { OwnRecord } from '../accounts/index.ts';
import { graphqlError } from '../../graphql/errors.ts';
import { errorMessages } from '../../graphql/messages.ts';
import type { Resolvers } from '../../resolvers.generated.ts';
import type { NotificationRow } from './rows.ts';

function requireSignIn(own: OwnRecord) {
  if (own.isVisitors) throw graphqlError('UNAUTHENTICATED', errorMessages.logIn());
}

export const notificationsResolvers: Resolvers = {
  User: { notifications: (_user, _args, { notifications }) => notifications.list() },

  Mutation: {
    markNotificationRead: (_root, { id }, { own, notifications }) => {
      requireSignIn(own);
      return notifications.markRead(id);
    },
    markAllNotificationsRead: (_root, _args, { own, notifications }) => {
      requireSignIn(own);
      return notifications.markAllRead();
    },
  },

  Subscription: {
    notificationAdded: {
      subscribe: (_root, { after }, { follow }) => follow(after ?? undefined),
      resolve: (row: NotificationRow) => row,
    },
  },

  Notification: { id: ({ _id }) => _id },
};
