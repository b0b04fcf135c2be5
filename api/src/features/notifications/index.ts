export { errorMessages as notificationErrors } from './error-messages.ts';
export { openLive, type Live } from './live.ts';
export { safeMessage } from './message.ts';
export { messageFields } from './message-input.ts';
export {
  placeOf,
  staffTitle,
  staffTemplates,
  type StaffTemplate,
  type Templated,
  type Things,
} from './messages/index.ts';
export { notifyStaff, notifyWriters } from './staff-news.ts';
export { notifyOwners } from './to-owners.ts';
export { type CopyRange, pushCopies, PUSH_NEWS_JOB } from './push-too.ts';
export { putCopies } from './copies.ts';
export {
  isUnread,
  listNotifications,
  type NotificationRow,
  putEach,
  putNotification,
  putNotifications,
} from './store.ts';
