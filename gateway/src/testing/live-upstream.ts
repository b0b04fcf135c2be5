import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { Server, type Socket } from 'socket.io';
// Not the testkit, because a process without vitest runs this too.
import { answer, by, type Answer, type Routes } from './upstream.ts';

export type TestNotification = { _id: string; title: string; message: string; isRead: boolean; createdAt: string };

const START = Date.UTC(2026, 10, 21, 9, 30);
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString() || '{}') as { user_id?: string };

/**
 * The upstream's socket.io server and its list at GET /notifications, for the users of unsigned tokens. `routes` go to the
 * stub of its REST API.
 */
export async function startLiveUpstream(port = 0) {
  const lists = new Map<string, TestNotification[]>();
  const refused = new Set<string>();
  let count = 0;
  let server = createServer();
  let io = attach();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const own = (server.address() as AddressInfo).port;

  function attach() {
    const next = new Server(server, { transports: ['websocket'], serveClient: false });
    next.use((socket, pass) => {
      const { token } = socket.handshake.auth as { token: string };
      if (refused.has(token)) return pass(Object.assign(new Error('No.'), { data: { code: 'UNAUTHENTICATED' } }));
      void socket.join(claimsOf(token).user_id ?? '');
      pass();
    });
    return next;
  }

  const reader: (route: (user: string, token: string) => unknown) => Answer = (route) =>
    by((response, request) => {
      const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
      if (!token || refused.has(token)) return answer(401, {})(response, request);
      answer(200, route(claimsOf(token).user_id ?? '', token))(response, request);
    });

  const routes: Routes = {
    'GET /users': reader((user) => ({ data: { _id: user, user_id: user, name: user, access_doc: '' } })),
    'GET /notifications': reader((user) => ({ notifications: lists.get(user) ?? [] })),
  };

  /** Stores a notification without pushing it. */
  function write(user: string, title = ''): TestNotification {
    count += 1;
    const row = {
      _id: String(count),
      title: title || `n${count}`,
      message: `<p>${title || count}</p>`,
      isRead: false,
      createdAt: new Date(START + count * 1000).toISOString(),
    };
    lists.set(user, [row, ...(lists.get(user) ?? [])]);
    return row;
  }

  return {
    url: `http://127.0.0.1:${own}`,
    port: own,
    routes,
    write,
    push: (user: string, row: unknown) => void io.to(user).emit('new-notification', row),
    /** Stores and pushes a notification. */
    notify(user: string, title?: string): TestNotification {
      const row = write(user, title);
      io.to(user).emit('new-notification', row);
      return row;
    },
    sockets: () => io.of('/').sockets.size,
    /** Of the headers of the sockets. */
    languages: () => Array.from(io.of('/').sockets.values(), ({ handshake }) => handshake.headers['x-language']),
    each: (work: (socket: Socket) => void) => io.of('/').sockets.forEach(work),
    /** Revokes a token. */
    refuse: (token: string) => void refused.add(token),
    /** Stops the upstream like a killed process. */
    async stop(): Promise<void> {
      await io.close();
    },
    /** Restarts it at the same address, with the stored notifications. */
    async restart(): Promise<void> {
      server = createServer();
      io = attach();
      await once(server.listen(own, '127.0.0.1'), 'listening');
    },
  };
}
