export { openLive, type Live } from './live.ts';
export type { Templated } from './messages/index.ts';
export { notifyOwners } from './to-owners.ts';
export { PUSH_NEWS_JOB } from './push-too.ts';
export { listNotifications, type NotificationRow, putEach, putNotification, putNotifications } from './store.ts';
