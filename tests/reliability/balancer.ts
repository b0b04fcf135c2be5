import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 200;
const BETWEEN_MS = 25;

/** Undefined if nobody listens. */
async function reach(port: number): Promise<Socket | undefined> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return undefined;
  }
}

/** A TCP balancer: round robin over ports that accept connections. */
export async function startBalancer(ports: number[]) {
  const open = new Set<Socket>();
  let turn = 0;

  async function next(): Promise<Socket | undefined> {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const socket = await reach(ports[turn++ % ports.length]!);
      if (socket) return socket;
      if (attempt % ports.length === ports.length - 1) await wait(BETWEEN_MS);
    }
    return undefined;
  }

  function keep(socket: Socket) {
    open.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => open.delete(socket));
  }

  const server = createServer({ pauseOnConnect: true, noDelay: true }, (from) => {
    keep(from);
    void pass(from);
  });

  async function pass(from: Socket) {
    const to = await next();
    if (!to) return from.destroy();
    keep(to);
    to.setNoDelay();
    from.on('close', () => to.destroy());
    to.on('close', () => from.destroy());
    from.pipe(to);
    to.pipe(from);
  }
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
