import { SessionAwareAdapter } from 'socket.io-adapter';
import { standingSessions } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import type { SocketData } from './live-server.ts';

/**
 * Keeps for a short while what a lost socket misses. socket.io sends that before any middleware has seen the token:
 * nothing is given back once the session has ended that the socket was opened in.
 */
export const recoveringAdapter = (db: Database) =>
  class extends SessionAwareAdapter {
    override async restoreSession(pid: string, offset: string) {
      const session = await super.restoreSession(pid, offset);
      if (!session) return session;
      const { sessionId, expiresAt } = session.data as SocketData;
      const stands = expiresAt > Date.now() && (await standingSessions(db, [sessionId])).has(sessionId);
      return stands ? session : (null as never);
    }
  };
