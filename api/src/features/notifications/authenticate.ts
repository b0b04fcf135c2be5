import { ACCOUNT_LANGUAGES } from 'schema/languages.ts';
import { languageOf } from 'server/language.ts';
import { accountLanguage, callerFinder } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { type ApiError, tooManyRequests, unauthorized } from '../../http/errors.ts';
import type { LiveSocket } from './live-server.ts';
import { everybodyIn, roomOf } from './rooms.ts';
import { errorMessages as sharedMessages } from '../../http/error-messages.ts';
import { wordsOf } from '../../http/messages.ts';

/** A browser shares one through its gateway; this allows several devices and gateways. */
export const MAX_SOCKETS_A_USER = 20;
const RETRY_AFTER_S = 60;

/** Recovered sockets are checked too. */
export function authenticate(db: Database, secret: Uint8Array) {
  const findCaller = callerFinder(db, secret);
  return async (socket: LiveSocket, next: (error?: Error) => void): Promise<void> => {
    try {
      const { token, authToken } = socket.handshake.auth as { token?: unknown; authToken?: unknown };
      const caller = await findCaller(token ?? authToken);
      if (!caller) return next(toConnectError(unauthorized()));
      const { user, sessionId, expiresAt } = caller;
      // The recovered session may belong to another user.
      if (socket.recovered && socket.data.user !== user.id) return next(toConnectError(unauthorized()));
      if (countOthers(socket, user.id) >= MAX_SOCKETS_A_USER) {
        return next(toConnectError(tooManyRequests(RETRY_AFTER_S)));
      }
      socket.data = { user: user.id, sessionId, expiresAt: expiresAt.getTime() };
      const language = accountLanguage(languageOf(socket.handshake));
      await socket.join([roomOf(user.id, language), everybodyIn(language)]);
      next();
    } catch {
      next(Object.assign(new Error(wordsOf(sharedMessages.internal())), { data: { code: 'INTERNAL' } }));
    }
  };
}

function countOthers({ nsp, id }: LiveSocket, user: number): number {
  const rooms = ACCOUNT_LANGUAGES.map((language) => nsp.adapter.rooms.get(roomOf(user, language)));
  return rooms.reduce((sum, room) => sum + (room?.size ?? 0) - (room?.has(id) ? 1 : 0), 0);
}

const toConnectError = ({ text, code }: ApiError) => Object.assign(new Error(wordsOf(text)), { data: { code } });
