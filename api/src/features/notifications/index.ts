export { notificationAdminRoutes } from './admin-routes.ts';
export { openLive, type Live } from './live.ts';
export { notificationRoutes } from './routes.ts';
export { listNotifications, type NotificationRow, putNotification } from './store.ts';
