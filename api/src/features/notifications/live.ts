import type { Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import { ACCOUNT_LANGUAGES } from 'schema/languages.ts';
import { inLanguage } from 'server/language.ts';
import { Server } from 'socket.io';
import type { Database } from '../../db/connection.ts';
import { authenticate } from './authenticate.ts';
import { recoveringAdapter } from './recovering-adapter.ts';
import type { LiveServer } from './live-server.ts';
import { openRedisLink } from './redis-link.ts';
import { everybodyIn, roomOf } from './rooms.ts';
import { type NotificationRow, toNotification } from './store.ts';
import { watchSessions } from './watch-sessions.ts';

const MAX_MESSAGE_BYTES = 64 * 1024;
const CONNECT_TIMEOUT_MS = 5_000;
const RECOVERY_MS = 2 * 60_000;

type LiveSettings = {
  db: Database;
  secret: Uint8Array;
  logger: Logger;
  redisUrl?: string | undefined;
  recheckMs?: number | undefined;
};

/** Notifications are stored before they are pushed: clients that were offline read them from the database. */
export function openLive({ db, secret, logger, redisUrl, recheckMs }: LiveSettings) {
  // Clients then reconnect and read what the other instances sent meanwhile.
  const disconnectAll = () => {
    for (const { conn } of io.of('/').sockets.values()) conn.close();
  };
  const redis = redisUrl === undefined ? undefined : openRedisLink(redisUrl, secret, logger, disconnectAll);
  const io: LiveServer = new Server({
    transports: ['websocket'],
    allowUpgrades: false,
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    connectTimeout: CONNECT_TIMEOUT_MS,
    // socket.io's default accepts recovered sockets without checking the token.
    connectionStateRecovery: { maxDisconnectionDuration: RECOVERY_MS, skipMiddlewares: false },
    // The Redis adapter cannot recover sockets.
    adapter: redis?.adapter ?? recoveringAdapter(db),
  });
  io.use(authenticate(db, secret));
  io.on('connection', (socket) => {
    socket.onAny(() => socket.disconnect(true));
    // A socket can be recovered only once it has received something.
    io.local.to(socket.id).emit('hello');
  });
  const stopWatching = watchSessions({ io, db, logger, everyMs: recheckMs });

  let isAttached = false;
  let closing: Promise<void> | undefined;

  async function close(): Promise<void> {
    stopWatching();
    // It also closes the HTTP server, and waits forever if there is none.
    if (isAttached) await io.close();
    redis?.close();
  }

  return {
    attach(server: HttpServer): void {
      io.attach(server);
      isAttached = true;
    },
    /** Call it after the commit. */
    publish(rows: readonly NotificationRow[]): void {
      for (const language of ACCOUNT_LANGUAGES) {
        for (const row of rows) {
          const room = row.user === null ? everybodyIn(language) : roomOf(row.user, language);
          io.to(room).emit(
            'new-notification',
            inLanguage(language, () => toNotification(row, false)),
          );
        }
      }
    },
    size: () => io.of('/').sockets.size,
    close: (): Promise<void> => (closing ??= close()),
  };
}

export type Live = ReturnType<typeof openLive>;
