import type { WebSocket } from 'ws';

const GROUPS = 12;

/**
 * Pings every socket once in `everyMs` and cuts those that have not answered the last ping. One timer pings a twelfth of
 * them at a time: no timer per socket, and no long block of the event loop.
 */
export function startHeartbeat(everyMs: number) {
  const groups = Array.from({ length: GROUPS }, () => new Set<WebSocket>());
  const silent = new WeakSet<WebSocket>();
  let group = 0;
  let next = 0;

  const timer = setInterval(() => {
    for (const socket of groups[group]!) {
      if (silent.has(socket)) socket.terminate();
      else {
        silent.add(socket);
        if (socket.readyState === socket.OPEN) socket.ping();
      }
    }
    group = (group + 1) % GROUPS;
  }, everyMs / GROUPS).unref();

  return {
    watch(socket: WebSocket): void {
      const members = groups[next]!;
      next = (next + 1) % GROUPS;
      members.add(socket);
      socket.on('pong', () => void silent.delete(socket));
      socket.once('close', () => members.delete(socket));
    },
    stop: () => clearInterval(timer),
  };
}
