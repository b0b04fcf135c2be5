import type { IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import { addressKey } from '../http/client-address.ts';
import type { Origins } from '../http/origins.ts';
import type { AddressSlots, Slot } from './connection-slots.ts';

const PATH = /^\/graphql(?:\?|$)/;

type Options = {
  sockets: WebSocketServer;
  slots: AddressSlots;
  addressOf: (request: IncomingMessage) => string;
  isAllowed: Origins['isAllowed'];
  isOpen: () => boolean;
  onConnection: (client: WebSocket, request: IncomingMessage, slot: Slot) => void;
};

export function upgrader({ sockets, slots, addressOf, isAllowed, isOpen, onConnection }: Options) {
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    if (!isOpen()) return reject(socket, 503);
    if (!PATH.test(request.url ?? '')) return reject(socket, 404);
    if (!isAllowed(request)) return reject(socket, 403);
    const slot = slots.enter(addressKey(addressOf(request)), () => socket.destroy());
    if (!slot) return reject(socket, 429);
    socket.once('close', slot.leave);
    sockets.handleUpgrade(request, socket, head, (client) => onConnection(client, request, slot));
  };
}

function reject(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
