import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/programs.ts';

const WORKER = join(ROOT, 'web/src/worker');
const LISTENERS = `
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('push', handlePush);
addEventListener('notificationclick', handleNotificationClick);`;

/** A page with a worker that has nothing but what handles reminders, for a client without a worker. */
export async function startPageWithWorker() {
  const messages = readFileSync(join(WORKER, 'messages/en.json'), 'utf8');
  const source = stripTypeScriptTypes(readFileSync(join(WORKER, 'push.ts'), 'utf8'))
    .replace(/^import messages .*$/m, `const messages = ${messages};`)
    .replaceAll(/^export /gm, '');
  const server = createServer(({ url }, response) => {
    const isWorker = url === '/sw.js';
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? source + LISTENERS : '<!doctype html><title>A page</title>');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
