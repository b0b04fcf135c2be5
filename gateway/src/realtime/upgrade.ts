import type { IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';
import type { Origins } from '../origins.ts';
import type { counts } from './counts.ts';

const PATH = /^\/graphql(?:\?|$)/;

type Door = {
  sockets: WebSocketServer;
  perAddress: ReturnType<typeof counts>;
  addressOf: (request: IncomingMessage) => string;
  isAllowed: Origins['isAllowed'];
  isOpen: () => boolean;
};

/** Lets WebSockets in at /graphql, as many from an address as may be and from pages that may. */
export function upgrader({ sockets, perAddress, addressOf, isAllowed, isOpen }: Door) {
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    if (!isOpen()) return refuse(socket, 503);
    if (!PATH.test(request.url ?? '')) return refuse(socket, 404);
    if (!isAllowed(request)) return refuse(socket, 403);
    const address = addressOf(request);
    if (!perAddress.take(address)) return refuse(socket, 429);
    socket.once('close', () => perAddress.give(address));
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  };
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
