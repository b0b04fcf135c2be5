import { WebSocket } from 'ws';

const AT_ONCE = 100;
const CONNECT_MS = 60_000;
const ADDRESSES = 20;

/** How a client opens its ear: what it says to what it is told, and which messages are events. */
export type Speech = {
  url: string;
  protocol?: string;
  /** Answers a message; true once it listens. */
  greet: (socket: WebSocket, message: string, index: number) => boolean;
  onOpen?: (socket: WebSocket, index: number) => void;
  isEvent: (message: string) => boolean;
};

/** Opens so many clients from several loopback addresses. `onEvent` is called at each event of each. */
export async function openClients(count: number, speech: Speech, onEvent: () => void): Promise<() => void> {
  const sockets: WebSocket[] = [];
  for (let first = 0; first < count; first += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) => first + index);
    sockets.push(...(await Promise.all(some.map((index) => open(index, speech, onEvent)))));
  }
  return () => sockets.forEach((socket) => socket.terminate());
}

function open(index: number, { url, protocol, greet, onOpen, isEvent }: Speech, onEvent: () => void) {
  return new Promise<WebSocket>((resolve, reject) => {
    const socket = new WebSocket(url, protocol ?? [], {
      localAddress: `127.0.0.${2 + (index % ADDRESSES)}`,
      perMessageDeflate: false,
    });
    const late = setTimeout(() => reject(new Error('a client could not connect')), CONNECT_MS);
    socket.on('error', reject);
    socket.on('open', () => onOpen?.(socket, index));
    socket.on('message', (data: Buffer) => {
      const message = data.toString();
      if (isEvent(message)) onEvent();
      else if (greet(socket, message, index)) {
        clearTimeout(late);
        resolve(socket);
      }
    });
  });
}

const QUERY = 'subscription { notificationAdded { id title message isRead createdAt } }';

/** A client of the gateway: `tokenOf` says who each is. */
export const gatewayClient = (port: number, tokenOf: (index: number) => string): Speech => ({
  url: `ws://127.0.0.1:${port}/graphql`,
  protocol: 'graphql-transport-ws',
  onOpen: (socket, index) =>
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authToken: tokenOf(index) } })),
  greet: (socket, message) => {
    if (!message.includes('connection_ack')) throw new Error(`unexpected: ${message}`);
    socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query: QUERY } }));
    return true;
  },
  isEvent: (message) => message.includes('"next"'),
});

/** A client of plain socket.io, by its protocol's own numbers: open, connect, ping and pong, event. */
export const socketIoClient = (port: number): Speech => ({
  url: `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`,
  greet: (socket, message) => {
    if (message.startsWith('0')) socket.send('40');
    if (message === '2') socket.send('3');
    return message.startsWith('40');
  },
  isEvent: (message) => message.startsWith('42'),
});
