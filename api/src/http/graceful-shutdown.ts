import { ServerResponse, type Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

// Clients that reuse a connection send another request within this time, and learn from its response that it closes.
const LAST_RESPONSES_MS = 600;
const FORCE_CLOSE_MS = 5_000;
const SWEEP_MS = 50;
const MAX_BACKLOG_MS = 200;

type WriteHead = (this: ServerResponse, ...args: unknown[]) => ServerResponse;

/** Closing resets connections in the backlog. Node accepts one per turn of the event loop. */
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

export function gracefulShutdown() {
  let hasBegun = false;

  const writeHead: WriteHead = function (...args) {
    if (hasBegun) this.shouldKeepAlive = false;
    return ServerResponse.prototype.writeHead.apply(this, args as Parameters<ServerResponse['writeHead']>);
  };

  return {
    hasBegun: () => hasBegun,
    announceIn: (response: object) => void Object.assign(response, { writeHead }),

    /** Waits for requests in flight. `closeSockets` closes the connections that are no longer HTTP. */
    async stop(server: Server, closeSockets: () => Promise<void>): Promise<void> {
      // Stop listening before sending `Connection: close`, or reconnecting clients land in a backlog that is dropped.
      await acceptBacklog(server);
      hasBegun = true;
      // HTTP's own `close` cuts idle connections at once, though a request may be on its way on any of them.
      const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
      await Promise.race([closed, wait(LAST_RESPONSES_MS)]);
      await nextTurn();
      const socketsClosed = closeSockets();
      server.close();
      // Timers run before sockets are read: wait a turn, so that requests which have arrived are not idle.
      const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), SWEEP_MS);
      const forceClose = setTimeout(() => server.closeAllConnections(), FORCE_CLOSE_MS);
      await Promise.all([closed, socketsClosed]);
      clearInterval(sweep);
      clearTimeout(forceClose);
    },
  };
}

export type GracefulShutdown = ReturnType<typeof gracefulShutdown>;
