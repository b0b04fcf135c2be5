import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

/** A TCP proxy on a free port that can cut connections. */
export async function startCutProxy(port: number) {
  const open = new Set<Socket>();
  let isDown = false;
  let refusals = 0;

  const server = createServer((from) => {
    if (isDown) {
      refusals += 1;
      return void from.resetAndDestroy();
    }
    const to = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const cut = () => open.forEach((socket) => socket.resetAndDestroy());

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    port: (server.address() as AddressInfo).port,
    /** Cuts all connections; accepts new ones. */
    cut,
    /** Keeps all connections open but forwards nothing. */
    silence: () => open.forEach((socket) => socket.unpipe().pause()),
    /** Cuts all connections and rejects new ones until `up`. */
    down(): void {
      isDown = true;
      cut();
    },
    /** The number of rejected connections. */
    refusals: () => refusals,
    up: () => void (isDown = false),
    async close(): Promise<void> {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
