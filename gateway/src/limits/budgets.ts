import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { addressKey, viewerKey, type Asking } from './callers.ts';
import { openRedis } from './redis.ts';
import { NODES_A_POINT, REDIS_SILENCE_MS, UPLOAD_POINTS, WINDOW_S } from './settings.ts';

export type BudgetOptions = {
  /** Points that an address, and a token, has in a window; 0 is no limit. */
  addressPoints: number;
  viewerPoints: number;
  redisUrl: string | undefined;
  logger: Logger;
  windowS?: number;
};

/** The points of an answer that may hold so many nodes, past the one that every request costs. */
export const pointsOf = (nodes: number) => Math.floor(nodes / NODES_A_POINT);

type Counted = { limit: RateLimiterAbstract; key: string; msBeforeNext: number };

/**
 * What callers may still ask for. Each instance counts in its memory; with Redis all count together, and each by itself
 * while Redis is away.
 */
export function openBudgets({ addressPoints, viewerPoints, redisUrl, logger, windowS = WINDOW_S }: BudgetOptions) {
  const redis = redisUrl === undefined ? undefined : openRedis(redisUrl, logger);

  function limiter(name: string, points: number): RateLimiterAbstract | undefined {
    if (points === 0) return undefined;
    const options = { keyPrefix: `gateway-${name}`, points, duration: windowS };
    const memory = new RateLimiterMemory(options);
    if (!redis) return memory;
    return new RateLimiterRedis({
      ...options,
      storeClient: redis,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
      insuranceLimiter: memory,
      // What is spent is not asked of Redis again; not yet by one cost that is about to be given back.
      inMemoryBlockOnConsumed: points + UPLOAD_POINTS + 1,
    });
  }
  const ofAddress = limiter('address', addressPoints);
  const ofViewer = limiter('viewer', viewerPoints);

  async function take(
    limit: RateLimiterAbstract | undefined,
    key: string | undefined,
    points: number,
    counted?: Counted[],
  ) {
    if (!limit || key === undefined) return 0;
    try {
      const { msBeforeNext } = await limit.consume(key, points);
      counted?.push({ limit, key, msBeforeNext });
      return 0;
    } catch (reason) {
      if (reason instanceof RateLimiterRes) {
        const { consumedPoints, msBeforeNext } = reason;
        // None where Redis was not asked.
        if (consumedPoints > 0) counted?.push({ limit, key, msBeforeNext });
        // Once a window, however much more is asked for; a cost that is given back may cross it again.
        if (consumedPoints > 0 && consumedPoints - points <= limit.points)
          logger.warn({ budget: limit.keyPrefix }, 'a budget is spent');
        return Math.max(1, Math.ceil(msBeforeNext / 1000));
      }
      // A counter that fails refuses nobody.
      logger.error({ err: reason }, 'a rate limit could not be counted');
      return 0;
    }
  }

  async function takeBoth({ address, token }: Asking, points: number, counted?: Counted[]): Promise<number> {
    // One after the other: an address without points is not to fill the memory with tokens that it makes up.
    const wait = await take(ofAddress, addressKey(address), points, counted);
    if (wait > 0 || token === undefined) return wait;
    return await take(ofViewer, viewerKey(token), points, counted);
  }

  async function giveBack({ limit, key, msBeforeNext }: Counted, points: number) {
    // They are not to come into the next window, which may begin while Redis is asked.
    if (msBeforeNext > REDIS_SILENCE_MS) await limit.reward(key, points);
  }

  return {
    /** Takes points from the budget of a caller's address and then from its token's. Resolves to the seconds to wait, 0 where both had enough. */
    take: (asking: Asking, points: number): Promise<number> => takeBoth(asking, points),
    /** The same, but what is refused costs neither of them anything. */
    takeAll: async (asking: Asking, points: number): Promise<number> => {
      const counted: Counted[] = [];
      const wait = await takeBoth(asking, points, counted);
      if (wait > 0) await Promise.all(counted.map((each) => giveBack(each, points)));
      return wait;
    },
    close: (): void => redis?.destroy(),
  };
}

export type Budgets = ReturnType<typeof openBudgets>;
