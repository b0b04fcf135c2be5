import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Notification } from './store.ts';

type FromServer = { 'new-notification': (notification: Notification) => void; hello: () => void };
export type SocketData = { user: number; sessionId: string; expiresAt: number };
export type LiveServer = Server<DefaultEventsMap, FromServer, DefaultEventsMap, SocketData>;
export type LiveSocket = Socket<DefaultEventsMap, FromServer, DefaultEventsMap, SocketData>;
