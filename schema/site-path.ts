const SITE = 'http://site.invalid';
const PATH = /^\/(?![/\\])[\x21-\x5B\x5D-\x7E]*$/;
const DECODED = /^\/(?![/\\])[^\\\u0000-\u001F\u007F]*$/;

/** The path as the browser reads it, or null for anything that may leave the site (threat A9). */
export function sitePath(text: unknown): string | null {
  if (typeof text !== 'string' || !PATH.test(text) || !URL.canParse(text, SITE)) return null;
  const { origin, pathname, search, hash } = new URL(text, SITE);
  // `/.//host` leaves the site once its dot is resolved, `/%2Fhost` once it is decoded.
  return origin === SITE && DECODED.test(decode(pathname)) ? `${pathname}${search}${hash}` : null;
}

const CONTROL = /[\u0000-\u001F\u007F]/;
const NOT_ASCII = /[^\x21-\x7E]+/g;

/** Whether a path stays within the site; it may have letters that browsers encode. */
export const isSitePath = (text: string): boolean =>
  text.isWellFormed() && !CONTROL.test(text) && sitePath(text.replaceAll(NOT_ASCII, encodeURIComponent)) !== null;

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}
