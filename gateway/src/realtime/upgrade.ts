import type { IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import { addressKey } from '../http/client-address.ts';
import type { Origins } from '../http/origins.ts';
import type { AddressSlots, Place } from './connection-slots.ts';

const PATH = /^\/graphql(?:\?|$)/;

type Door = {
  sockets: WebSocketServer;
  places: AddressSlots;
  addressOf: (request: IncomingMessage) => string;
  isAllowed: Origins['isAllowed'];
  isOpen: () => boolean;
  onConnection: (client: WebSocket, request: IncomingMessage, place: Place) => void;
};

/** Lets WebSockets in at /graphql, as many from an address as may be and from pages that may. */
export function upgrader({ sockets, places, addressOf, isAllowed, isOpen, onConnection }: Door) {
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy());
    if (!isOpen()) return refuse(socket, 503);
    if (!PATH.test(request.url ?? '')) return refuse(socket, 404);
    if (!isAllowed(request)) return refuse(socket, 403);
    const place = places.enter(addressKey(addressOf(request)), () => socket.destroy());
    if (!place) return refuse(socket, 429);
    socket.once('close', place.leave);
    sockets.handleUpgrade(request, socket, head, (client) => onConnection(client, request, place));
  };
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
