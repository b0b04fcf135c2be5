import { siteRoutes } from 'schema/site-routes.ts';

const { terms, privacy, refunds } = siteRoutes;
export const legalPaths = { terms, privacy, refunds };
