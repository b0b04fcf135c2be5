import { siteRoutes } from 'schema/site-routes.ts';

/** Of the section of the profile. */
export const TWO_FACTOR_ID = 'two-step';
export const twoFactorPath = `${siteRoutes.profile}#${TWO_FACTOR_ID}`;
