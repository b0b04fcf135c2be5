import type { Request, RequestHandler } from 'express';
import { TOKEN } from 'schema/patterns.ts';
import type { Database } from '../../db/connection.ts';
import { unauthorized } from '../../http/errors.ts';
import type { Policy } from '../../policies.ts';
import type { AccountDependencies } from './dependencies.ts';
import { assertAllowed, may } from './roles.ts';
import { sessionOpenedAt, sessionReader } from './sessions.ts';
import { lockUser, type User } from './store.ts';
import { tokenVerifier } from './tokens.ts';

export type Caller = { user: User; sessionId: string; expiresAt: Date };

/** `assertMay` throws 403 unless the user may still make this request. */
const callers = new WeakMap<Request, Caller & { assertMay: (user: User) => void }>();

/** Undefined if the token is invalid or its session has ended. */
export function callerFinder(db: Database, secret: Uint8Array) {
  const verify = tokenVerifier(secret);
  const findUser = sessionReader(db);
  return async (token: unknown): Promise<Caller | undefined> => {
    const claims = typeof token === 'string' && TOKEN.test(token) ? await verify(token) : null;
    const user = claims ? await findUser(claims.sessionId) : undefined;
    if (!user || !claims || user.userId !== claims.userId) return undefined;
    return { user, sessionId: claims.sessionId, expiresAt: claims.expiresAt };
  };
}

export const callerOf = (request: Request): User | undefined => callers.get(request)?.user;

/**
 * Throws 401 if the session has ended since the request came in, and 403 if a role was taken away: a change must not land
 * after that.
 */
export async function lockCaller(tx: Database, request: Request): Promise<User> {
  const caller = callers.get(request);
  const user = caller && (await lockUser(tx, caller.user.id));
  if (!user || !(await sessionOpenedAt(tx, caller.sessionId))) throw unauthorized();
  caller.assertMay(user);
  return user;
}

export const sessionOf = (request: Request): string | undefined => callers.get(request)?.sessionId;

/** All pages of a question list, not only the first (design 5). */
export const hasFullAccess = (user: User | undefined) =>
  user !== undefined && user.accessDoc !== '' && user.accessDoc !== 'limited';

/** An invalid token is 401; no token is a visitor. */
export function identify(db: Database, secret: Uint8Array): RequestHandler {
  const findCaller = callerFinder(db, secret);
  return async (request, _response, next) => {
    const header = request.headers.authorization;
    if (header === undefined) return next();
    const caller = await findCaller(/^Bearer (\S+)$/i.exec(header)?.[1]);
    if (!caller) throw unauthorized();
    callers.set(request, { ...caller, assertMay: () => {} });
    next();
  };
}

/** Answers 401 or 403 unless the policy, and where it asks for one the site's rule on two-factor, allow the caller. */
export const authorise =
  (
    { who, or, orByKind, also, alsoByKind, alsoToPublish }: Policy,
    { twoFactor }: Pick<AccountDependencies, 'twoFactor'>,
  ): RequestHandler =>
  (request, response, next) => {
    const caller = callers.get(request);
    if (who === 'visitor') return next();
    if (!caller) throw unauthorized();
    const kind = String(request.params.kind);
    const instead = or ?? orByKind?.get(kind);
    const isPublishing = alsoToPublish !== undefined && request.query['publish'] !== 'false';
    caller.assertMay = (user) => {
      const needed = [
        instead !== undefined && may(user, instead) ? instead : who,
        also,
        alsoByKind?.get(kind),
        isPublishing && user.userType !== 'admin' ? alsoToPublish : undefined,
      ].filter((one) => one !== undefined);
      for (const one of needed) assertAllowed(user, one, twoFactor);
    };
    caller.assertMay(caller.user);
    response.set('cache-control', 'private, no-store');
    next();
  };
