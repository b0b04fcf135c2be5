/** Specification, section 2, with its spelling. Codes and ids follow as segments. */
export const siteRoutes = {
  home: '/',
  boards: '/board-question',
  questionSets: '/questions-set',
  internship: '/internship',
  ebooks: '/e-book',
  plans: '/subscription',
  search: '/search',
  terms: '/term',
  privacy: '/policy',
  refunds: '/cancelletion',
  logIn: '/login',
  signUp: '/sign-up',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  profile: '/profile',
  affiliate: '/profile/affiliate',
  /** Not of the specification. */
  studio: '/studio',
  orders: '/orders',
  downloads: '/downloads',
  cards: '/cards',
} as const;
