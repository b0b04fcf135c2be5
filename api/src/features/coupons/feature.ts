import type { Feature } from '../feature.ts';
import { couponAdminRoutes, couponRoutes } from './routes.ts';

export const coupons: Feature = {
  routes: (services) => [couponRoutes(services), couponAdminRoutes(services)],
};
