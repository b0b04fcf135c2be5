import { siteRoutes } from 'schema/site-routes.ts';

export const PLANS_PATH = siteRoutes.plans;
