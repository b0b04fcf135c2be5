import { SessionAwareAdapter } from 'socket.io-adapter';
import { standingSessions } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import type { SocketData } from './live-server.ts';

/** socket.io replays events before any middleware checks the token, so the session is checked here. */
export const recoveringAdapter = (db: Database) =>
  class extends SessionAwareAdapter {
    override async restoreSession(pid: string, offset: string) {
      const session = await super.restoreSession(pid, offset);
      if (!session) return session;
      const { sessionId, expiresAt } = session.data as SocketData;
      const isStanding = expiresAt > Date.now() && (await standingSessions(db, [sessionId])).has(sessionId);
      return isStanding ? session : (null as never);
    }
  };
