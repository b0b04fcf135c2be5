import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { SHORT_ID } from 'schema/patterns.ts';
import { siteRoutes } from 'schema/site-routes.ts';
import { send } from '../../../http/contract.ts';
import { ApiError, notFound } from '../../../http/errors.ts';
import { Routes } from '../../../http/routes.ts';
import { deriveKey } from '../../../keys.ts';
import type { AccountDependencies } from '../dependencies.ts';
import { accountLanguage } from '../language.ts';
import { accountFor } from './account-for.ts';
import { journeyCookie, type JourneyCookie } from './journey-cookie.ts';
import type { GoogleProvider } from './provider.ts';
import { issueSignInCode } from './sign-in-codes.ts';
import { errorMessages } from '../error-messages.ts';

const CHALLENGE = /^[\w-]{43}$/;

type Failure =
  'google_failed' | 'google_cancelled' | 'google_unverified' | 'google_address' | 'google_conflict' | 'google_busy';

/** /users/google. `ip` in the query can be anything and is ignored. */
export function googleRoutes(dependencies: AccountDependencies) {
  const { db, secret, logger, publicUrl, limits, addressOf } = dependencies;
  const cookie = journeyCookie(deriveKey(secret, 'google journey'), { secure: publicUrl.startsWith('https:') });
  const routes = new Routes();

  routes.add('GET /users/google/available', (_request, response) => {
    send(response, 'isGoogleAvailable', { data: { available: dependencies.google !== undefined } });
  });

  routes.add('GET /users/google', async (request, response) => {
    const google = configured();
    await orBackToLogin(response, async () => {
      await limits.google(addressOf(request));
      const { url, journey } = await google.begin();
      const reference = matching(request.query.aff_ref, SHORT_ID);
      const challenge = matching(request.query.challenge, CHALLENGE);
      const language = accountLanguage(request.query.language);
      await cookie.set(response, {
        ...journey,
        language,
        ...(reference && { reference }),
        ...(challenge && { challenge }),
      });
      return url.href;
    });
  });

  routes.add('GET /users/google/callback', async (request, response) => {
    const google = configured();
    cookie.clear(response);
    await orBackToLogin(response, async () => {
      const journey = await cookie.read(request);
      if (!journey) return failed('google_failed');
      return finish(google, request, journey);
    });
  });

  async function finish(google: GoogleProvider, request: Request, journey: JourneyCookie): Promise<string> {
    if (request.query.state !== journey.state) return failed('google_failed');
    if (!(await limits.isFirstReturn(journey.state))) return failed('google_failed');
    if (request.query.error === 'access_denied') return failed('google_cancelled');
    const claims = await google.finish(new URL(request.originalUrl, publicUrl).search, journey);
    const user = await accountFor(dependencies, claims, journey);
    if (typeof user === 'string') return failed(`google_${user}`);
    const code = await issueSignInCode(db, { user, challenge: journey.challenge });
    return `${publicUrl}${siteRoutes.logIn}?code=${code}`;
  }

  /** The caller is a browser: whatever fails, it must come back to /login. */
  async function orBackToLogin(response: Response, next: () => Promise<string>) {
    const target = await next().catch((error: unknown) => failed(toFailure(error, logger)));
    response.set('cache-control', 'no-store').redirect(302, target);
  }

  function configured(): GoogleProvider {
    if (!dependencies.google) throw notFound(errorMessages.noGoogle());
    return dependencies.google;
  }

  const failed = (failure: Failure) => `${publicUrl}${siteRoutes.logIn}?error=${failure}`;
  return routes;
}

function toFailure(error: unknown, logger: Logger): Failure {
  if (error instanceof ApiError && error.status === 429) return 'google_busy';
  const { name, code } = error as { name?: string; code?: string };
  // Log only the kind of error: its message or URL may contain the code.
  logger.warn({ name, code }, 'sign-in with Google failed');
  return 'google_failed';
}

const matching = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined;
