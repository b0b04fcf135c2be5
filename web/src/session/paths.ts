import { siteRoutes } from 'schema/site-routes.ts';

const { logIn, signUp, forgotPassword, resetPassword, profile, affiliate } = siteRoutes;
export const accountPaths = { logIn, signUp, forgotPassword, resetPassword, profile, affiliate };

/** Router state of a link to /login: the page to return to, a message to show, an email to fill in. */
export type LoginState = { from?: string; message?: string; email?: string };
