import type { Request, RequestHandler } from 'express';
import { TOKEN } from 'schema/patterns.ts';
import type { Database } from '../../db/connection.ts';
import { forbidden, unauthorized } from '../../http/errors.ts';
import { findUserBySession, sessionOpenedAt } from './sessions.ts';
import { lockUser, type User } from './store.ts';
import { verifyToken } from './tokens.ts';
import { errorMessages } from './error-messages.ts';

export type Caller = { user: User; sessionId: string; expiresAt: Date };

const callers = new WeakMap<Request, Caller>();

export async function callerOfToken(db: Database, secret: Uint8Array, token: unknown): Promise<Caller | undefined> {
  const claims = typeof token === 'string' && TOKEN.test(token) ? await verifyToken(secret, token) : null;
  const user = claims ? await findUserBySession(db, claims.sessionId) : undefined;
  if (!user || !claims || user.userId !== claims.userId) return undefined;
  return { user, sessionId: claims.sessionId, expiresAt: claims.expiresAt };
}

export const callerOf = (request: Request): User | undefined => callers.get(request)?.user;

/**
 * Locks the row of the signed-in user. Throws 401 if the session has ended since the request came in, by a password
 * reset for example, or the change would land after it.
 */
export async function lockCaller(tx: Database, request: Request): Promise<User> {
  const caller = callers.get(request);
  const user = caller && (await lockUser(tx, caller.user.id));
  if (!user || !(await sessionOpenedAt(tx, caller.sessionId))) throw unauthorized();
  return user;
}

export const sessionOf = (request: Request): string | undefined => callers.get(request)?.sessionId;

/** Whether this reader may open all pages of a question list, not only the first (design 5). */
export const hasFullAccess = (user: User | undefined) =>
  user !== undefined && user.accessDoc !== '' && user.accessDoc !== 'limited';

/** Identifies the caller by the bearer token. An invalid token is 401; no token is a visitor. */
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

export const requireUser: RequestHandler = (request, _response, next) => {
  if (!callerOf(request)) throw unauthorized();
  next();
};

/** Responds 401 to a visitor, 403 to anybody else who is no admin. */
export const requireAdmin: RequestHandler = (request, _response, next) => {
  const user = callerOf(request);
  if (!user) throw unauthorized();
  if (user.userType !== 'admin') throw forbidden(errorMessages.forAdmins());
  next();
};
