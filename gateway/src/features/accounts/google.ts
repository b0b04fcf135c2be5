import { Router, type Request, type Response } from 'express';
import { isAccountLanguage } from 'schema/languages.ts';
import { sitePath } from 'schema/site-path.ts';
import { siteRoutes } from 'schema/site-routes.ts';
import type { HttpDependencies } from '../../http/http-dependencies.ts';
import { headersOf } from '../../rest/client.ts';
import { causeOf, deadline } from '../../rest/streamed-call.ts';
import { isId } from '../../rest/path.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const CHALLENGE = /^[\w-]{43}$/;
const MAX_QUERY = 4_096;
const MAX_COOKIES = 8_192;
const MAX_BODY_BYTES = 64 * 1024;

const COOKIE = /^[\w-]{1,100}=[\x21\x23-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]{0,4096}$/;
const COOKIE_ATTRIBUTE = /^(?:max-age=-?\d+|expires=[\w :,+-]+|secure)$/i;

export type GoogleOptions = HttpDependencies & { publicUrl: string; googleIssuer: string };

const failedPath = (why: 'google_failed' | 'google_busy') => `${siteRoutes.logIn}?error=${why}`;

/** Proxies the upstream's sign-in, so that its cookies are the site's own. Redirects only to the site and Google. */
export function googleRoutes(options: GoogleOptions) {
  const { callerOf, admission, logFailure, publicUrl, googleIssuer } = options;
  const provider = new URL(googleIssuer).origin;
  const routes = Router();

  routes.get('/google', (request, response) => {
    const { aff_ref: reference, challenge, language } = request.query;
    const query = new URLSearchParams({ ip: callerOf(request).clientIp });
    if (typeof reference === 'string' && isId(reference)) query.set('aff_ref', reference);
    if (typeof challenge === 'string' && CHALLENGE.test(challenge)) query.set('challenge', challenge);
    if (isAccountLanguage(language)) query.set('language', language);
    return pass(request, response, `/users/google?${query.toString()}`, (url) => onSite(url) ?? atProvider(url));
  });

  routes.get('/google/callback', (request, response) => {
    const search = request.originalUrl.match(/^[^?]*(\?[\x21-\x7E]*)$/)?.[1] ?? '';
    return pass(request, response, `/users/google/callback${search.slice(0, MAX_QUERY)}`, onSite);
  });

  async function pass(request: Request, response: Response, path: string, toTarget: (url: string) => string | null) {
    response.set('cache-control', 'no-store').status(302);
    // A person waits for a page, so even a rate limit redirects.
    if ((await admission.enter(request)) > 0) return void response.set('location', failedPath('google_busy')).end();
    const { location, cookies } = await askUpstream(options, request, path).catch((error: unknown) => {
      if (!(error instanceof UpstreamError)) throw error;
      logFailure(error);
      return { location: failedPath(error.status === 429 ? 'google_busy' : 'google_failed'), cookies: [] };
    });
    const target = toTarget(location);
    if (target !== null && cookies.length > 0) response.append('set-cookie', cookies);
    response.set('location', target ?? failedPath('google_failed')).end();
  }

  /** As a path, since the browser may use another host name. */
  const onSite = (url: string) => sitePath(url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url);

  const atProvider = (url: string) => (URL.canParse(url) && new URL(url).origin === provider ? url : null);

  return routes;
}

async function askUpstream({ upstream, callerOf }: GoogleOptions, request: Request, path: string) {
  const { cookie } = request.headers;
  const limit = deadline(upstream.timeoutMs, upstream.timeoutMs);
  try {
    const { statusCode, headers, body } = await upstream.open({
      method: 'GET',
      path,
      headers: {
        ...headersOf(callerOf(request), true),
        cookie: cookie && cookie.length <= MAX_COOKIES ? cookie : undefined,
      },
      signal: limit.signal,
    });
    await body.dump({ limit: MAX_BODY_BYTES, signal: limit.signal });
    const { location } = headers;
    if (!REDIRECTS.has(statusCode) || typeof location !== 'string') {
      const detail = `no redirect but status ${statusCode}`;
      throw new UpstreamError('', { call: `GET ${path.split('?')[0]}`, status: statusCode, detail });
    }
    return { location, cookies: [headers['set-cookie'] ?? []].flat().flatMap(ownCookie) };
  } catch (error) {
    throw causeOf(error, limit.signal, `GET ${path.split('?')[0]}`);
  } finally {
    limit.end();
  }
}

function ownCookie(header: string): string[] {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim());
  if (!COOKIE.test(pair)) return [];
  const safeAttributes = attributes.filter((attribute) => COOKIE_ATTRIBUTE.test(attribute));
  // Browsers require the path / for __Host- cookies.
  const path = pair.startsWith('__Host-') ? '/' : '/auth/google';
  return [[pair, `Path=${path}`, 'HttpOnly', 'SameSite=Lax', ...safeAttributes].join('; ')];
}
