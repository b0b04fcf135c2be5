import { ServerResponse, type Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** Promise R6: clients that reuse a connection send their next request within this time, and learn that it closes. */
const IDLE_GRACE_MS = 600;
/** Only an upload over a slow line takes longer than the upstream's timeout. */
const MAX_SHUTDOWN_MS = 12_000;
const SWEEP_MS = 50;
const BACKLOG_MS = 200;

type WriteHead = (this: ServerResponse, ...args: unknown[]) => ServerResponse;

/** Accepts the connections in the backlog, which closing would reset. Node accepts one per turn of the event loop. */
async function acceptBacklog(server: Server): Promise<void> {
  let hasAccepted = true;
  const onConnection = () => void (hasAccepted = true);
  const until = performance.now() + BACKLOG_MS;
  server.on('connection', onConnection);
  while (hasAccepted && performance.now() < until) {
    hasAccepted = false;
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', onConnection);
}

/** Stops a server without failing a request. */
export function gracefulShutdown({ idleGraceMs = IDLE_GRACE_MS }: { idleGraceMs?: number | undefined } = {}) {
  let hasStarted = false;

  const writeHead: WriteHead = function (...args) {
    if (hasStarted) this.shouldKeepAlive = false;
    return ServerResponse.prototype.writeHead.apply(this, args as Parameters<ServerResponse['writeHead']>);
  };

  return {
    hasStarted: () => hasStarted,
    /** Once shutdown has started, responses say `Connection: close`. `response` is Express's response prototype. */
    closeConnectionsOf: (response: object) => void Object.assign(response, { writeHead }),

    /** Stops listening, and resolves when the last request is answered. */
    async shutDown(server: Server): Promise<void> {
      // Stop listening before sending `Connection: close`, or reconnecting clients land in a backlog we drop.
      await acceptBacklog(server);
      hasStarted = true;
      if (!server.listening) return;
      // Not HTTP's close, which cuts idle connections although a request may be on its way.
      const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
      await Promise.race([closed, wait(idleGraceMs)]);
      await nextTurn();
      server.close();
      // After a busy turn, timers run before I/O: setImmediate lets requests that have arrived be read first.
      const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), SWEEP_MS);
      const cut = setTimeout(() => server.closeAllConnections(), MAX_SHUTDOWN_MS);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
    },
  };
}
