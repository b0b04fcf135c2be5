import { Router, type Request, type Response } from 'express';
import { SHORT_ID } from 'schema/patterns.ts';
import { siteRoutes } from 'schema/site-routes.ts';
import { ApiError, notFound } from '../../../http/errors.ts';
import { deriveKey } from '../../../keys.ts';
import type { AccountParts } from '../parts.ts';
import { accountFor } from './account-for.ts';
import { journeyCookie, type Kept } from './journey-cookie.ts';
import type { GoogleProvider } from './provider.ts';
import { issueSignInCode } from './sign-in-codes.ts';
import { errorMessages } from '../error-messages.ts';

const CHALLENGE = /^[\w-]{43}$/;

/** What /login is told in `error`; a constant list. */
type Failure =
  'google_failed' | 'google_cancelled' | 'google_unverified' | 'google_address' | 'google_conflict' | 'google_busy';

/** /users/google: out to Google and back to the web client with a code. `ip` in the query is anybody's word, and unread. */
export function googleRoutes(parts: AccountParts) {
  const { db, secret, logger, publicUrl, limits, addressOf } = parts;
  const cookie = journeyCookie(deriveKey(secret, 'google journey'), { secure: publicUrl.startsWith('https:') });
  const routes = Router();

  routes.get('/available', (_request, response) => {
    response.json({ data: { available: parts.google !== undefined } });
  });

  routes.get('/', async (request, response) => {
    const google = configured();
    await orBackToLogin(response, async () => {
      await limits.google(addressOf(request));
      const { url, journey } = await google.setOut();
      const reference = matching(request.query.aff_ref, SHORT_ID);
      const challenge = matching(request.query.challenge, CHALLENGE);
      await cookie.keep(response, { ...journey, ...(reference && { reference }), ...(challenge && { challenge }) });
      return url.href;
    });
  });

  routes.get('/callback', async (request, response) => {
    const google = configured();
    cookie.clear(response);
    await orBackToLogin(response, async () => {
      const kept = await cookie.read(request);
      if (!kept) return failed('google_failed');
      return finish(google, request, kept);
    });
  });

  async function finish(google: GoogleProvider, request: Request, kept: Kept): Promise<string> {
    if (request.query.state !== kept.state) return failed('google_failed');
    if (!(await limits.isFirstReturn(kept.state))) return failed('google_failed');
    if (request.query.error === 'access_denied') return failed('google_cancelled');
    const claims = await google.comeBack(new URL(request.originalUrl, publicUrl).search, kept);
    const user = await accountFor(parts, claims, kept.reference);
    if (typeof user === 'string') return failed(`google_${user}`);
    const code = await issueSignInCode(db, { user: user.id, challenge: kept.challenge });
    return `${publicUrl}${siteRoutes.logIn}?code=${code}`;
  }

  /** The caller is a browser on its way: whatever goes wrong, it comes back to /login. */
  async function orBackToLogin(response: Response, next: () => Promise<string>) {
    const target = await next().catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 429) return failed('google_busy');
      const { name, code } = error as { name?: string; code?: string };
      // What Google or the URL said may hold the code: only what kind of failure it was is logged.
      logger.warn({ name, code }, 'sign-in with Google failed');
      return failed('google_failed');
    });
    response.set('cache-control', 'no-store').redirect(302, target);
  }

  function configured(): GoogleProvider {
    if (!parts.google) throw notFound(errorMessages.noGoogle());
    return parts.google;
  }

  const failed = (failure: Failure) => `${publicUrl}${siteRoutes.logIn}?error=${failure}`;
  return routes;
}

const matching = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;
