import { ServerResponse, type Server } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';

/** Clients that reuse a connection ask again within this time, and learn that it ends. */
const FAREWELL_MS = 600;
const LONGEST_MS = 5_000;
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
export function departure() {
  let hasBegun = false;

  const lastWriteHead: WriteHead = function (...args) {
    if (hasBegun) this.shouldKeepAlive = false;
    return ServerResponse.prototype.writeHead.apply(this, args as Parameters<ServerResponse['writeHead']>);
  };

  return {
    hasBegun: () => hasBegun,
    /** Lets an Express app's responses say `Connection: close` once it has begun. */
    announceIn: (response: object) => void Object.assign(response, { writeHead: lastWriteHead }),

    /**
     * Takes no more connections, ends those there are with their next answer or when that has not come for a while, and
     * waits for what is under way. `closeSockets` is called in between.
     */
    async leave(server: Server, closeSockets: () => Promise<void>): Promise<void> {
      // No answer may say `close` before the door is closed: who comes back at once would stand in the queue.
      await takeQueue(server);
      hasBegun = true;
      // Not that of HTTP, which cuts connections that are idle: a request may be on its way on each.
      const closed = new Promise((resolve) => TcpServer.prototype.close.call(server, resolve));
      await Promise.race([closed, wait(FAREWELL_MS)]);
      await turn();
      const socketsClosed = closeSockets();
      server.close();
      // Late timers come before what has been sent meanwhile: that is read first.
      const sweep = setInterval(() => setImmediate(() => server.closeIdleConnections()), SWEEP_MS);
      const cut = setTimeout(() => server.closeAllConnections(), LONGEST_MS);
      await Promise.all([closed, socketsClosed]);
      clearInterval(sweep);
      clearTimeout(cut);
    },
  };
}

export type Departure = ReturnType<typeof departure>;
