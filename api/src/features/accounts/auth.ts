import type { Request, RequestHandler } from 'express';
import { TOKEN } from 'schema/patterns.ts';
import type { Database } from '../../db/connection.ts';
import { forbidden, unauthorized } from '../../http/errors.ts';
import { sessionOpenedAt, sessionReader } from './sessions.ts';
import { lockUser, type User } from './store.ts';
import { tokenVerifier } from './tokens.ts';
import { errorMessages } from './error-messages.ts';

export type Caller = { user: User; sessionId: string; expiresAt: Date };

const callers = new WeakMap<Request, Caller>();

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

/** Throws 401 if the session has ended since the request came in: a change must not land after a password reset. */
export async function lockCaller(tx: Database, request: Request): Promise<User> {
  const caller = callers.get(request);
  const user = caller && (await lockUser(tx, caller.user.id));
  if (!user || !(await sessionOpenedAt(tx, caller.sessionId))) throw unauthorized();
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
    callers.set(request, caller);
    next();
  };
}

export const requireUser: RequestHandler = (request, _response, next) => {
  if (!callerOf(request)) throw unauthorized();
  next();
};

const requireAdministrator =
  (isOne: (user: User) => boolean): RequestHandler =>
  (request, _response, next) => {
    const user = callerOf(request);
    if (!user) throw unauthorized();
    if (!isOne(user)) throw forbidden(errorMessages.forAdmins());
    next();
  };

/** The site's administrators: the commands call with the token of one. */
export const requireAdmin = requireAdministrator(({ userType }) => userType === 'admin');

/** These, and the studio's. */
export const requireDesk = requireAdministrator(({ userType, role }) => userType === 'admin' || role === 'ADMIN');
