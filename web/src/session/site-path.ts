// Nobody's, so that only a path can lead there.
const SITE = 'http://site.invalid';
const PATH = /^\/(?![/\\])[\x21-\x5B\x5D-\x7E]*$/;

/** A path within the site as the browser will read it, or undefined for what may lead anywhere else (threat A9). */
export function sitePath(text: unknown): string | undefined {
  if (typeof text !== 'string' || !PATH.test(text) || !URL.canParse(text, SITE)) return undefined;
  const { origin, pathname, search, hash } = new URL(text, SITE);
  // `/.//host` is a path until its dot is resolved; `/%2Fhost` until a router decodes it.
  return origin === SITE && PATH.test(pathname) && !/^\/[/\\]/.test(decoded(pathname))
    ? pathname + search + hash
    : undefined;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '//';
  }
}
