import type { Logger } from 'pino';
import { createClient } from 'redis';
import { REDIS_SILENCE_MS } from './settings.ts';

const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 5_000;

/** Commands fail at once while Redis is away, so no request waits for it. */
export function openRedis(url: string, logger: Logger) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // Keeps an idle connection from reaching socketTimeout.
    pingInterval: REDIS_SILENCE_MS / 4,
    socket: {
      connectTimeout: REDIS_SILENCE_MS,
      socketTimeout: REDIS_SILENCE_MS,
      reconnectStrategy: (retries) => Math.min(FIRST_RETRY_MS * 2 ** retries, LAST_RETRY_MS),
    },
  });
  let isAway = false;
  client.on('error', (error: Error) => {
    if (!isAway) logger.warn({ err: error }, 'Redis is away: this instance counts rate limits by itself');
    isAway = true;
  });
  client.on('ready', () => {
    if (isAway) logger.info('Redis is back');
    isAway = false;
  });
  client.connect().catch(() => undefined);
  return client;
}
