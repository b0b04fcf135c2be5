import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { BANGLA, LANGUAGE_HEADER } from 'schema/languages.ts';
import { storedToken } from '../../../apollo/auth-link.ts';
import { currentLanguage } from '../../../i18n/language.ts';
import { waitForTurn } from './retry.ts';

const KEEP_ALIVE_MS = 12_000;
const PONG_WITHIN_MS = 5000;
const ACK_WITHIN_MS = 10_000;
// The gateway rejected the token: another socket would not help.
const REFUSALS = [4401, 4403];

// A browser's socket sends no headers.
const LANGUAGE = import.meta.env.BANGLA ? `?${LANGUAGE_HEADER}=${BANGLA}` : '';
const socketUrl = () => `${location.origin.replace(/^http/, 'ws')}/graphql${LANGUAGE}`;
const isRefusal = (event: unknown) => REFUSALS.includes((event as { code?: number } | null)?.code ?? 0);

type Events = {
  /** `isReturn`: this is a reconnect, and notifications may have been missed. */
  onConnected: (isReturn: boolean) => void;
  onLost: () => void;
};

/** Subscriptions over one WebSocket, which reconnects indefinitely. */
export function liveLink({ onConnected, onLost }: Events) {
  let pongTimer: ReturnType<typeof setTimeout>;
  let wasLost = false;
  const socket = createClient({
    url: socketUrl,
    connectionParams: () => ({ authToken: storedToken(), language: currentLanguage() }),
    retryAttempts: Number.POSITIVE_INFINITY,
    // By default the library gives up when a connection is refused.
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
      // After sleep or a change of network a phone holds a dead socket.
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
      // dispose() would wait for a socket that may never open.
      Promise.resolve(socket.dispose()).catch(() => {});
    },
  };
}
