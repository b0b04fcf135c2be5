import type { WebSocket } from 'ws';

const TURNS = 12;

/**
 * Pings every socket once in `everyMs` and cuts those that have not answered the ping before. One timer for all, a part
 * of them at a time, so that ten thousand need neither as many timers nor one long moment.
 */
export function startHeartbeat(everyMs: number) {
  const turns = Array.from({ length: TURNS }, () => new Set<WebSocket>());
  const silent = new WeakSet<WebSocket>();
  let turn = 0;
  let next = 0;

  const timer = setInterval(() => {
    for (const socket of turns[turn]!) {
      if (silent.has(socket)) socket.terminate();
      else {
        silent.add(socket);
        if (socket.readyState === socket.OPEN) socket.ping();
      }
    }
    turn = (turn + 1) % TURNS;
  }, everyMs / TURNS).unref();

  return {
    watch(socket: WebSocket): void {
      const mine = turns[next]!;
      next = (next + 1) % TURNS;
      mine.add(socket);
      socket.on('pong', () => void silent.delete(socket));
      socket.once('close', () => mine.delete(socket));
    },
    stop: () => clearInterval(timer),
  };
}
