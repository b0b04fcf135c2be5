import type { Logger } from 'pino';
import { standingSessions } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import type { LiveServer } from './live-server.ts';

// A7: a socket ends at most 5 s after its session.
const EVERY_MS = 3_000;

/** Returns a function that stops it. */
export function watchSessions({
  io,
  db,
  logger,
  everyMs = EVERY_MS,
}: {
  io: LiveServer;
  db: Database;
  logger: Logger;
  everyMs?: number | undefined;
}): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout;

  async function check() {
    const { sockets } = io.of('/');
    const ids = new Set([...sockets.values()].map(({ data }) => data.sessionId));
    if (ids.size === 0) return;
    const standing = await standingSessions(db, [...ids]);
    const now = Date.now();
    for (const socket of sockets.values()) {
      const { sessionId, expiresAt } = socket.data;
      // Connected while the database was queried; the next check covers it.
      if (!ids.has(sessionId) || (standing.has(sessionId) && expiresAt > now)) continue;
      socket.disconnect(true);
    }
  }

  const next = () => {
    if (isStopped) return;
    timer = setTimeout(() => {
      check()
        .catch((error: unknown) => logger.error({ err: error }, 'sessions of sockets could not be checked'))
        .finally(next);
    }, everyMs).unref();
  };
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
