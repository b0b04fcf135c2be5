/** Paths of the site (specification, section 2, its spelling included). Codes and ids follow as further segments. */
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
} as const;

// Nobody's, so that only a path can lead there.
const SITE = 'http://site.invalid';
const PATH = /^\/(?![/\\])[\x21-\x5B\x5D-\x7E]*$/;
// As a router decodes it: names may have spaces and any letters.
const DECODED = /^\/(?![/\\])[^\\\u0000-\u001F\u007F]*$/;

/** A path within the site as the browser will read it, or null for what may lead anywhere else (threat A9). */
export function sitePath(text: unknown): string | null {
  if (typeof text !== 'string' || !PATH.test(text) || !URL.canParse(text, SITE)) return null;
  const { origin, pathname, search, hash } = new URL(text, SITE);
  // `/.//host` is a path until its dot is resolved; `/%2Fhost` until a router decodes it.
  return origin === SITE && DECODED.test(decode(pathname)) ? `${pathname}${search}${hash}` : null;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}
