import { languageHeaders } from 'server/language.ts';
import { Manager } from 'socket.io-client';
import { Decoder, Encoder } from 'socket.io-parser';
import { keepExact } from '../rest/exact-json.ts';

export class ConnectionRejected extends Error {
  readonly code: string | undefined;

  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

const parser = {
  Encoder,
  Decoder: class extends Decoder {
    constructor() {
      super({ reviver: keepExact });
    }
  },
};

type Options = { url: string; event: string; token: string; connectMs: number };

/** A socket.io connection over WebSocket, in the language of the request, without automatic reconnection. */
export function openUpstreamSocket({ url, event, token, connectMs }: Options, onEvent: (event: unknown) => void) {
  // io() shares managers by URL, and so would share connections between viewers.
  const manager = new Manager(url, {
    transports: ['websocket'],
    reconnection: false,
    autoConnect: false,
    timeout: connectMs,
    extraHeaders: languageHeaders(),
    parser,
  });
  const socket = manager.socket('/', { auth: { token } });
  // It may disconnect before `disconnected` is called.
  let disconnectReason = '';
  socket.on(event, onEvent);
  socket.on('disconnect', (reason) => (disconnectReason = reason));

  return {
    /** Rejects with ConnectionRejected by the upstream, or any other error of the connection. */
    connect: () =>
      new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => settle(new Error(`no connection in ${connectMs} ms`)), connectMs);
        const onError = (error: Error & { data?: { code?: unknown } }) => {
          const { code } = error.data ?? {};
          // Connected, but rejected by the server's middleware.
          const isRejected = !socket.active;
          settle(
            isRejected ? new ConnectionRejected(error.message, typeof code === 'string' ? code : undefined) : error,
          );
        };
        // A rejected connection closes first, and connect_error follows.
        const onClose = () => queueMicrotask(() => settle(new Error('the connection was closed')));
        const onConnect = () => settle();
        let isSettled = false;
        function settle(error?: Error) {
          if (isSettled) return;
          isSettled = true;
          clearTimeout(late);
          socket.off('connect', onConnect).off('connect_error', onError);
          manager.off('close', onClose);
          if (!error) return resolve();
          socket.disconnect();
          reject(error);
        }
        socket.on('connect', onConnect).on('connect_error', onError);
        socket.connect();
        manager.on('close', onClose);
      }),

    disconnected: () =>
      new Promise<{ isByUpstream: boolean }>((resolve) => {
        const report = () => resolve({ isByUpstream: disconnectReason === 'io server disconnect' });
        if (socket.connected) socket.once('disconnect', report);
        else report();
      }),

    close: () => void socket.disconnect(),
  };
}
