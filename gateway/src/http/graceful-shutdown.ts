import { ServerResponse, type Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** Promise R6: clients that reuse a connection ask again within this time, and learn that it ends. */
const IDLE_GRACE_MS = 600;
/** None but an upload over a slow line outlives its upstream's deadline. */
const LONGEST_MS = 12_000;
const SWEEP_MS = 50;
const QUEUE_MS = 200;

type WriteHead = (this: ServerResponse, ...args: unknown[]) => ServerResponse;

/** Takes the connections that wait, which are cut off with the server: Node takes one a turn. */
async function takeQueue(server: Server): Promise<void> {
  let hasTaken = true;
  const note = () => void (hasTaken = true);
  const until = performance.now() + QUEUE_MS;
  server.on('connection', note);
  while (hasTaken && performance.now() < until) {
    hasTaken = false;
    await turn();
    await turn();
  }
  server.off('connection', note);
}

/** How a server goes without failing a request. */
export function gracefulShutdown({ idleGraceMs = IDLE_GRACE_MS }: { idleGraceMs?: number | undefined } = {}) {
  let hasStarted = false;

  const lastWriteHead: WriteHead = function (...args) {
    if (hasStarted) this.shouldKeepAlive = false;
    return ServerResponse.prototype.writeHead.apply(this, args as Parameters<ServerResponse['writeHead']>);
  };

  return {
    hasStarted: () => hasStarted,
    /** Makes every response answer `Connection: close` once it has begun: `response` is Express's prototype of them. */
    closeConnectionsOf: (response: object) => void Object.assign(response, { writeHead: lastWriteHead }),

    /**
     * Takes no more connections, ends those there are with their next answer or when that has not come for a while, and
     * waits for what is under way.
     */
    async leave(server: Server): Promise<void> {
      // No answer may say `close` before the door is closed: who comes back at once would stand in the queue.
      await takeQueue(server);
      hasStarted = true;
      if (!server.listening) return;
      // Not that of HTTP, which cuts connections that are idle: a request may be on its way on each.
      const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
      await Promise.race([closed, wait(idleGraceMs)]);
      await turn();
      server.close();
      // Late timers come before what has been sent meanwhile: that is read first.
      const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), SWEEP_MS);
      const cut = setTimeout(() => server.closeAllConnections(), LONGEST_MS);
      await closed;
      clearInterval(sweep);
      clearTimeout(cut);
    },
  };
}
