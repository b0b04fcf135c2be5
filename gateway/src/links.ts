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
  return origin === SITE && DECODED.test(decoded(pathname)) ? `${pathname}${search}${hash}` : null;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}

/** An https address on another site, without a name or password in it, or null. */
export const httpsAddress = (text: string) => addressOf(text, ['https:']);

/**
 * An address to go to on another site, or null. Plain http is kept: following a link breaks no policy of the page, and
 * not every server that is named so answers to https.
 */
export const webAddress = (text: string) => addressOf(text, ['https:', 'http:']);

function addressOf(text: string, protocols: string[]): string | null {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && protocols.includes(url.protocol) && !url.username && !url.password ? url.href : null;
}
