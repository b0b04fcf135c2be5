import type { Server } from 'node:net';

/** Listens on a free port, says which, and ends when asked to. */
export function serve(server: Server): void {
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
  process.once('SIGTERM', () => process.exit(0));
}
