import type { Server as HttpServer } from 'node:http';
import type { Logger } from 'pino';
import { Server } from 'socket.io';
import type { Database } from '../../db/connection.ts';
import { authenticate } from './authenticate.ts';
import { recoveringAdapter } from './recovering-adapter.ts';
import type { LiveServer } from './live-server.ts';
import { openRedisLink } from './redis-link.ts';
import { EVERYBODY, roomOf } from './rooms.ts';
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

/**
 * The socket.io server: pushes `new-notification` to whom it is for. What it pushes is in the database already; whoever
 * was away reads it there.
 */
export function openLive({ db, secret, logger, redisUrl, recheckMs }: LiveSettings) {
  // A client whose line falls comes back, and reads what the other instances sent meanwhile.
  const sendAway = () => {
    for (const { conn } of io.of('/').sockets.values()) conn.close();
  };
  const redis = redisUrl === undefined ? undefined : openRedisLink(redisUrl, secret, logger, sendAway);
  const io: LiveServer = new Server({
    transports: ['websocket'],
    allowUpgrades: false,
    serveClient: false,
    perMessageDeflate: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    connectTimeout: CONNECT_TIMEOUT_MS,
    // Its own default lets a recovered socket in without a look at its token.
    connectionStateRecovery: { maxDisconnectionDuration: RECOVERY_MS, skipMiddlewares: false },
    // Redis' adapter recovers nothing: its sockets begin anew.
    adapter: redis?.adapter ?? recoveringAdapter(db),
  });
  io.use(authenticate(db, secret));
  io.on('connection', (socket) => {
    // Nothing is expected of a client: whoever talks is no client of ours.
    socket.onAny(() => socket.disconnect(true));
    // A socket can be recovered only once it has received something.
    io.local.to(socket.id).emit('hello');
  });
  const stopWatching = watchSessions({ io, db, logger, everyMs: recheckMs });

  let isAttached = false;
  let closing: Promise<void> | undefined;

  async function close(): Promise<void> {
    stopWatching();
    // It closes the HTTP server as well, and waits for none that was never given.
    if (isAttached) await io.close();
    redis?.close();
  }

  return {
    attach(server: HttpServer): void {
      io.attach(server);
      isAttached = true;
    },
    /** Pushes what a transaction has written; call it once that is through. */
    publish(rows: readonly NotificationRow[]): void {
      for (const row of rows) {
        io.to(row.user === null ? EVERYBODY : roomOf(row.user)).emit('new-notification', toNotification(row, false));
      }
    },
    /** How many sockets are open here. */
    size: () => io.of('/').sockets.size,
    /** Closes every socket, so that its client looks for another server. */
    close: (): Promise<void> => (closing ??= close()),
  };
}

export type Live = ReturnType<typeof openLive>;
