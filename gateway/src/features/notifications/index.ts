export { liveNotifications, type LiveNotifications } from './live.ts';
export type { NotificationRow } from './rows.ts';
