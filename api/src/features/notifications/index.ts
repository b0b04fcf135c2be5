export { openLive, type Live } from './live.ts';
export type { Templated } from './messages/index.ts';
export { notifyOwners } from './to-owners.ts';
export { listNotifications, type NotificationRow, putEach, putNotification, putNotifications } from './store.ts';
