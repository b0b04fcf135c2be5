import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { storedToken } from '../../../apollo/auth-link.ts';
import { waitForTurn } from './retry.ts';

const KEEP_ALIVE_MS = 12_000;
const PONG_WITHIN_MS = 5000;
const ACK_WITHIN_MS = 10_000;
// The token was refused: a socket with the same one would be as well.
const REFUSALS = [4401, 4403];

const socketUrl = () => `${location.origin.replace(/^http/, 'ws')}/graphql`;
const isRefusal = (event: unknown) => REFUSALS.includes((event as { code?: number } | null)?.code ?? 0);

type Events = {
  /** `isReturn`: the line was lost before, and what was pushed meanwhile may be missing. */
  onConnected: (isReturn: boolean) => void;
  onLost: () => void;
};

/** A link for subscriptions over one WebSocket, opened with the first of them and opened again for ever. */
export function liveLink({ onConnected, onLost }: Events) {
  let pongTimer: ReturnType<typeof setTimeout>;
  let wasLost = false;
  const socket = createClient({
    url: socketUrl,
    connectionParams: () => ({ authToken: storedToken() }),
    retryAttempts: Number.POSITIVE_INFINITY,
    // The library's own rule takes a refused connection for the end.
    shouldRetry: (event) => !isRefusal(event),
    retryWait: waitForTurn,
    connectionAckWaitTimeout: ACK_WITHIN_MS,
    keepAlive: KEEP_ALIVE_MS,
    on: {
      // The library's wasRetry is false after a normal closure.
      connected: () => onConnected(wasLost),
      closed: () => {
        wasLost = true;
        clearTimeout(pongTimer);
        onLost();
      },
      // A phone that slept or changed its network holds a socket that nobody answers.
      ping: (received) => {
        if (!received) pongTimer = setTimeout(() => socket.terminate(), PONG_WITHIN_MS);
      },
      pong: (received) => {
        if (received) clearTimeout(pongTimer);
      },
    },
  });
  return {
    link: new GraphQLWsLink(socket),
    close() {
      clearTimeout(pongTimer);
      // It waits for a socket that may never open.
      Promise.resolve(socket.dispose()).catch(() => {});
    },
  };
}
