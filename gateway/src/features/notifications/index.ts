export { liveNotifications, type LiveNotifications } from './live.ts';
export { type NotificationRow, sentNotification } from './rows.ts';
