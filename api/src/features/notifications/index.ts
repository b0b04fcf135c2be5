export { openLive, type Live } from './live.ts';
export { listNotifications, type NotificationRow, putNotification } from './store.ts';
