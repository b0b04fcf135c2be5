import type { Feature } from '../feature.ts';
import { notificationAdminRoutes } from './admin-routes.ts';
import { notificationRoutes } from './routes.ts';

export const notifications: Feature = {
  calls: ({ db }) => [['/notifications', notificationRoutes(db)]],
  desk: ({ db, live, idempotent }) => [notificationAdminRoutes({ db, live, idempotent })],
};
