import type { Request, RequestHandler } from 'express';
import { TOKEN } from 'schema/patterns.ts';
import type { Database } from '../../db/connection.ts';
import { forbidden, unauthorized } from '../../http/errors.ts';
import { findUserBySession, sessionOpenedAt } from './sessions.ts';
import { lockUser, type User } from './store.ts';
import { verifyToken } from './tokens.ts';
import { errorMessages } from './error-messages.ts';

/** Who bears a token, in which session, and until when it is good at most. */
export type Caller = { user: User; sessionId: string; expiresAt: Date };

const callers = new WeakMap<Request, Caller>();

/** Who bears this token; undefined for one that is not good. */
export async function callerOfToken(db: Database, secret: Uint8Array, token: unknown): Promise<Caller | undefined> {
  const claims = typeof token === 'string' && TOKEN.test(token) ? await verifyToken(secret, token) : null;
  const user = claims ? await findUserBySession(db, claims.sessionId) : undefined;
  if (!user || !claims || user.userId !== claims.userId) return undefined;
  return { user, sessionId: claims.sessionId, expiresAt: claims.expiresAt };
}

/** The signed-in user of a request, or undefined for a visitor. */
export const callerOf = (request: Request): User | undefined => callers.get(request)?.user;

/**
 * The signed-in user with the row locked, in a transaction that changes what only its owner may. Throws 401 where the
 * session has ended since the request came in, by a reset for one: its change would otherwise land after it.
 */
export async function lockCaller(tx: Database, request: Request): Promise<User> {
  const caller = callers.get(request);
  const user = caller && (await lockUser(tx, caller.user.id));
  if (!user || !(await sessionOpenedAt(tx, caller.sessionId))) throw unauthorized();
  return user;
}

/** The session that a request came in. */
export const sessionOf = (request: Request): string | undefined => callers.get(request)?.sessionId;

/** Whether all pages of a question list are open to this reader, not the first alone (design 5). */
export const hasFullAccess = (user: User | undefined) =>
  user !== undefined && user.accessDoc !== '' && user.accessDoc !== 'limited';

/** Knows the caller by its bearer token; a token that is not good is 401, none at all is a visitor. */
export function identify(db: Database, secret: Uint8Array): RequestHandler {
  return async (request, _response, next) => {
    const header = request.headers.authorization;
    if (header === undefined) return next();
    const caller = await callerOfToken(db, secret, /^Bearer (\S+)$/i.exec(header)?.[1]);
    if (!caller) throw unauthorized();
    callers.set(request, caller);
    next();
  };
}

/** Lets a signed-in user through: 401 for a visitor. */
export const requireUser: RequestHandler = (request, _response, next) => {
  if (!callerOf(request)) throw unauthorized();
  next();
};

/** Lets an admin through: 401 for a visitor, 403 for anybody else. */
export const requireAdmin: RequestHandler = (request, _response, next) => {
  const user = callerOf(request);
  if (!user) throw unauthorized();
  if (user.userType !== 'admin') throw forbidden(errorMessages.forAdmins());
  next();
};
