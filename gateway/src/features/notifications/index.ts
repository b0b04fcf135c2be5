export { notificationsApi, type NotificationsApi } from './api.ts';
export { liveNotifications, type LiveNotifications } from './live.ts';
export { notificationsResolvers } from './resolvers.ts';
export type { NotificationRow } from './rows.ts';
