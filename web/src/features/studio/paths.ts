import { siteRoutes } from 'schema/site-routes.ts';

export const STUDIO_PATH = siteRoutes.studio;
