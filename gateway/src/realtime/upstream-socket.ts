import { Manager } from 'socket.io-client';

/** The upstream has let nobody in. `code` is its own, where it gives one. */
export class ConnectionRejected extends Error {
  readonly code: string | undefined;

  constructor(message: string, code: string | undefined) {
    super(message);
    this.code = code;
  }
}

type LineOptions = { url: string; event: string; token: string; connectMs: number };

/** A socket.io connection over WebSocket alone, which is made anew only when it is told to. */
export function openUpstreamSocket({ url, event, token, connectMs }: LineOptions, onEvent: (given: unknown) => void) {
  // A manager of its own: those of io() are shared by address, and with them one viewer's line by another.
  const manager = new Manager(url, {
    transports: ['websocket'],
    reconnection: false,
    autoConnect: false,
    timeout: connectMs,
  });
  const socket = manager.socket('/', { auth: { token } });
  // It may fall before anybody asks.
  let fell = '';
  socket.on(event, onEvent);
  socket.on('disconnect', (reason) => (fell = reason));
  const isByUpstream = () => fell === 'io server disconnect';

  return {
    /** Resolves once the upstream has let it in. Throws ConnectionRejected, or any other error where there is no way. */
    up: () =>
      new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => settle(new Error(`no connection in ${connectMs} ms`)), connectMs);
        const onError = (error: Error & { data?: { code?: unknown } }) => {
          const { code } = error.data ?? {};
          // The way is open and the door is not.
          const isRefused = !socket.active;
          settle(isRefused ? new ConnectionRejected(error.message, typeof code === 'string' ? code : undefined) : error);
        };
        // It closes first where it is refused, and says so after.
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

    /** Resolves once it has fallen: whether the upstream has ended it. */
    down: () =>
      new Promise<{ byUpstream: boolean }>((resolve) => {
        const tell = () => resolve({ byUpstream: isByUpstream() });
        if (socket.connected) socket.once('disconnect', tell);
        else tell();
      }),

    close: () => void socket.disconnect(),
  };
}
