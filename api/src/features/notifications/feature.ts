import type { Feature } from '../feature.ts';
import { notificationAdminRoutes } from './admin-routes.ts';
import { notificationRoutes } from './routes.ts';

export const notifications: Feature = {
  routes: (services) => [notificationRoutes(services.db), notificationAdminRoutes(services)],
};
