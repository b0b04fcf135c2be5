import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves each message as a notification: `n0`, `n1`, … */
export async function startHostileNotifications(name: string, messages: readonly string[]) {
  const notifications = messages.map((message, index) => ({
    _id: `n${index}`,
    title: name,
    message,
    isRead: false,
    createdAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
  }));
  const user = { _id: 'u', user_id: 'USER-1', name, email: 'a@example.com' };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://upstream');
    const answer = pathname.endsWith('/notifications')
      ? { notifications }
      : pathname.endsWith('/users')
        ? { data: user }
        : { data: [] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/med/api/v1`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
