import { ServerResponse, type Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** Promise R6: clients that reuse a connection send their next request within this time, and learn that it closes. */
const IDLE_GRACE_MS = 600;
const SWEEP_MS = 50;
const MAX_BACKLOG_MS = 200;

type WriteHead = (this: ServerResponse, ...args: unknown[]) => ServerResponse;

/** Accepts the connections in the backlog, which closing would reset. Node accepts one per turn of the event loop. */
async function acceptBacklog(server: Server): Promise<void> {
  let hasAccepted = true;
  const onConnection = () => void (hasAccepted = true);
  const end = performance.now() + MAX_BACKLOG_MS;
  server.on('connection', onConnection);
  while (hasAccepted && performance.now() < end) {
    hasAccepted = false;
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', onConnection);
}

type Options = {
  /** After this long, requests still in flight are cut off. */
  maxMs: number;
  /** How long idle connections stay open. */
  idleGraceMs?: number | undefined;
};

/** Stops a server without failing a request. */
export function gracefulShutdown({ maxMs, idleGraceMs = IDLE_GRACE_MS }: Options) {
  let hasStarted = false;

  const writeHead: WriteHead = function (...args) {
    if (hasStarted) this.shouldKeepAlive = false;
    return ServerResponse.prototype.writeHead.apply(this, args as Parameters<ServerResponse['writeHead']>);
  };

  return {
    hasStarted: () => hasStarted,
    /** Once shutdown has started, responses say `Connection: close`. `response` is Express's response prototype. */
    closeConnectionsOf: (response: object) => void Object.assign(response, { writeHead }),

    /** Resolves when the last request is answered. `closeSockets` closes the connections that are no longer HTTP. */
    async shutDown(server: Server, closeSockets?: () => Promise<void>): Promise<void> {
      // Stop listening before sending `Connection: close`, or reconnecting clients land in a backlog we drop.
      await acceptBacklog(server);
      hasStarted = true;
      if (!server.listening) return;
      // Not HTTP's close, which cuts idle connections although a request may be on its way.
      const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
      await Promise.race([closed, wait(idleGraceMs)]);
      await nextTurn();
      const socketsClosed = closeSockets?.();
      server.close();
      // After a busy turn, timers run before I/O: setImmediate lets requests that have arrived be read first.
      const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), SWEEP_MS);
      const forceClose = setTimeout(() => server.closeAllConnections(), maxMs);
      await Promise.all([closed, socketsClosed]);
      clearInterval(sweep);
      clearTimeout(forceClose);
    },
  };
}

export type GracefulShutdown = ReturnType<typeof gracefulShutdown>;
