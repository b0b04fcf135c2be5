import { siteRoutes } from 'schema/site-routes.ts';

const { logIn, signUp, forgotPassword, resetPassword, profile, affiliate } = siteRoutes;
export const accountPaths = { logIn, signUp, forgotPassword, resetPassword, profile, affiliate };

/** What a link to /login may bring along: where to go afterwards, what to say, whose address to fill in. */
export type LoginState = { from?: string; message?: string; email?: string };
