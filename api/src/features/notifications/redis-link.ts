import { createAdapter } from '@socket.io/redis-adapter';
import type { Logger } from 'pino';
import { createClient } from 'redis';
import { deriveKey } from '../../keys.ts';

const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 5_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** Calls `onReturn` after an outage: events were missed. Only instances with the same `secret` share them. */
export function openRedisLink(url: string, secret: Uint8Array, logger: Logger, onReturn: () => void) {
  const connect = (disableOfflineQueue: boolean) => {
    const client = createClient({
      url,
      disableOfflineQueue,
      socket: {
        connectTimeout: CONNECT_TIMEOUT_MS,
        reconnectStrategy: (retries) => Math.min(FIRST_RETRY_MS * 2 ** retries, LAST_RETRY_MS),
      },
    });
    let isAway = false;
    client.on('error', (error: Error) => {
      if (!isAway) logger.warn({ err: error }, 'Redis is away: events stay on this instance');
      isAway = true;
    });
    client.on('ready', () => {
      if (isAway) {
        logger.info('Redis is back');
        if (client === subscriber) onReturn();
      }
      isAway = false;
    });
    client.connect().catch(() => undefined);
    return client;
  };
  // Late events are useless: readers will have read the database by then.
  const publisher = connect(true);
  const subscriber = connect(false);
  quiet(publisher, ['publish']);
  quiet(subscriber, ['subscribe', 'pSubscribe', 'unsubscribe', 'pUnsubscribe']);

  // Redis database numbers do not separate channels: two deployments on one Redis would share events.
  const channels = Buffer.from(deriveKey(secret, 'redis channels')).toString('hex');

  return {
    adapter: createAdapter(publisher, subscriber, { key: `api-${channels}` }),
    close(): void {
      publisher.destroy();
      subscriber.destroy();
    },
  };
}

/** The adapter ignores the promises of these methods, and a rejection would end the process. */
function quiet<Name extends string>(client: Record<Name, (...args: never[]) => unknown>, names: Name[]): void {
  for (const name of names) {
    const method = client[name].bind(client) as (...args: unknown[]) => Promise<unknown>;
    Object.defineProperty(client, name, { value: (...args: unknown[]) => method(...args).catch(() => undefined) });
  }
}
