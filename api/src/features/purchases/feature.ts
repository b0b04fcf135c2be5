import type { Feature } from '../feature.ts';
import { purchaseAdminRoutes } from './admin-routes.ts';

export const purchases: Feature = {
  admin: ({ db, live, now, houseId, terms }) => [purchaseAdminRoutes({ db, live, now, houseId, terms })],
};
