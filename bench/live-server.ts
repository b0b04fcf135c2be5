// Run by subscriptions.ts as a process of its own, so that its memory is the server's alone: `gateway`, or `socket.io`.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { readEnv } from '../gateway/src/env.ts';
import { createLogger } from '../gateway/src/logger.ts';
import { startGateway } from '../gateway/src/server.ts';

export type Ask = { ask: 'memory' } | { ask: 'emit'; row: object };
export type Told = { port: number } | { rss: number };

/** All clients of the measurement come from one machine, as a few viewers. */
const MANY = 100_000;

const tell = (told: Told) => process.send?.(told);

async function serveGateway() {
  const gateway = await startGateway(readEnv({ ...process.env, RATE_LIMIT_VIEWER: '0' }), createLogger('fatal'), {
    clientLimits: { socketsAViewer: MANY, socketsAnAddress: MANY, newSocketsAnAddress: MANY },
  });
  tell({ port: gateway.port });
}

async function serveSocketIo() {
  const server = createServer();
  const io = new Server(server, { transports: ['websocket'], serveClient: false });
  process.on('message', (message: Ask) => {
    if (message.ask === 'emit') io.emit('new-notification', message.row);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  tell({ port: (server.address() as AddressInfo).port });
}

process.on('message', ({ ask }: Ask) => {
  if (ask !== 'memory') return;
  globalThis.gc?.();
  tell({ rss: process.memoryUsage.rss() });
});
process.on('disconnect', () => process.exit(0));

await (process.argv[2] === 'gateway' ? serveGateway() : serveSocketIo());
