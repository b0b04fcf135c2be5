export { openLive, type Live } from './live.ts';
export {
  placeOf,
  staffKinds,
  staffTemplates,
  type StaffTemplate,
  type Templated,
  type Things,
} from './messages/index.ts';
export { notifyStaff, notifyWriters } from './staff-news.ts';
export { notifyOwners } from './to-owners.ts';
export { PUSH_NEWS_JOB } from './push-too.ts';
export {
  isUnread,
  listNotifications,
  type NotificationRow,
  putEach,
  putNotification,
  putNotifications,
} from './store.ts';
