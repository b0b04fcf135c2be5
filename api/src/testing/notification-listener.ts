import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import type { Notification } from '../features/notifications/store.ts';

export type Listener = Awaited<ReturnType<typeof listen>>;

/** A client like the gateway's, which records what it receives. */
export async function listen(
  port: number,
  auth: Record<string, unknown>,
  options: { reconnection?: boolean; extraHeaders?: Record<string, string> } = {},
) {
  const socket: Socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    reconnectionDelay: 50,
    auth,
    ...options,
  });
  const received: Notification[] = [];
  /** All packets, also those that the client ignores. */
  const line: string[] = [];
  const ended: string[] = [];
  const refused: { message: string; code: unknown }[] = [];
  socket.on('new-notification', (notification: Notification) => received.push(notification));
  socket.io.on('packet', ({ data }) => line.push(JSON.stringify(data)));
  socket.on('disconnect', (reason) => ended.push(reason));
  socket.on('connect_error', (error: Error & { data?: { code?: unknown } }) => {
    refused.push({ message: error.message, code: error.data?.code });
  });
  const up = once(socket as never, 'connect');
  await Promise.race([up, once(socket as never, 'connect_error')]);
  return { socket, received, line, ended, refused, close: () => void socket.close() };
}
