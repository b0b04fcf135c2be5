import type { Feature } from '../feature.ts';
import { notificationsApi, type NotificationsApi } from './api.ts';
import type { LiveNotifications } from './live.ts';
import type { NotificationRow } from './rows.ts';
import { notificationsResolvers } from './resolvers.ts';

declare module '../../context.ts' {
  interface Context {
    notifications: NotificationsApi;
    follow: (after?: string) => AsyncIterable<NotificationRow>;
  }
  interface Shared {
    live: LiveNotifications;
  }
}

export const notifications: Feature = {
  resolvers: notificationsResolvers,
  context: ({ rest, caller, shared: { live } }) => ({
    notifications: notificationsApi(rest),
    follow: (after) => live.follow(caller, after),
  }),
};
