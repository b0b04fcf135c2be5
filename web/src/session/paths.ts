/** Routes of the specification, section 2. */
export const accountPaths = {
  logIn: '/login',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  profile: '/profile',
  affiliate: '/profile/affiliate',
} as const;

/** What a link to /login may bring along: where to go afterwards, what to say, whose address to fill in. */
export type LoginState = { from?: string; message?: string; email?: string };
