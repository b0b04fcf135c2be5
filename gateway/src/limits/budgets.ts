import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { networkOf } from '../http/client-address.ts';
import { callerKeys, type Asking } from './callers.ts';
import { openRedis } from './redis.ts';
import type { VerifiedReaders } from './verified-readers.ts';
import { NETWORK_SHARE, NODES_A_POINT, REDIS_SILENCE_MS, UPLOAD_POINTS, WINDOW_S } from './settings.ts';

export type BudgetOptions = {
  /** Points that an address, and a verified reader besides, has in a window; 0 is no limit. */
  addressPoints: number;
  viewerPoints: number;
  redisUrl: string | undefined;
  logger: Logger;
  readers?: Pick<VerifiedReaders, 'keyOf'>;
  windowS?: number;
};

/** The points of an answer that may hold so many nodes, past the one that every request costs. */
export const pointsOf = (nodes: number) => Math.floor(nodes / NODES_A_POINT);

type Counted = { limit: RateLimiterAbstract; key: string; msBeforeNext: number };
type Budget = [RateLimiterAbstract | undefined, string | undefined];

/** What a caller may still spend: points of a window, what is left of them, and the seconds until it ends. */
export type Left = { limit: number; remaining: number; resetS: number };

/** Seconds to wait, 0 where there was enough, and what is left; undefined where nothing counts. */
export type Taken = { waitS: number; left: Left | undefined };

type Options = { counted?: Counted[]; spill?: boolean };

const FREE: Taken = { waitS: 0, left: undefined };
const seconds = (ms: number) => Math.ceil(ms / 1000);

/**
 * What callers may still ask for. Each instance counts in its memory; with Redis all count together, and each by itself
 * while Redis is away.
 */
export function openBudgets({
  addressPoints,
  viewerPoints,
  redisUrl,
  logger,
  readers,
  windowS = WINDOW_S,
}: BudgetOptions) {
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
  const ofNetwork = limiter('network', addressPoints * NETWORK_SHARE);
  const ofViewer = limiter('viewer', viewerPoints);

  async function take([limit, key]: Budget, points: number, { counted, spill = false }: Options): Promise<Taken> {
    if (!limit || key === undefined || points === 0) return FREE;
    try {
      const { msBeforeNext, remainingPoints } = await limit.consume(key, points);
      counted?.push({ limit, key, msBeforeNext });
      return { waitS: 0, left: { limit: limit.points, remaining: remainingPoints, resetS: seconds(msBeforeNext) } };
    } catch (reason) {
      if (reason instanceof RateLimiterRes) {
        const { consumedPoints, msBeforeNext } = reason;
        // None where Redis was not asked.
        if (consumedPoints > 0) counted?.push({ limit, key, msBeforeNext });
        // Once a window, however much more is asked for; a cost that is given back may cross it again.
        if (!spill && consumedPoints > 0 && consumedPoints - points <= limit.points)
          logger.warn({ budget: limit.keyPrefix }, 'a budget is spent');
        const waitS = Math.max(1, seconds(msBeforeNext));
        return { waitS, left: { limit: limit.points, remaining: 0, resetS: waitS } };
      }
      // A counter that fails refuses nobody.
      logger.error({ err: reason }, 'a rate limit could not be counted');
      return FREE;
    }
  }

  async function takeEach(budgets: Budget[], points: number, options: Options): Promise<Taken> {
    let left: Left | undefined;
    for (const budget of budgets) {
      const taken = await take(budget, points, options);
      if (taken.waitS > 0) return taken;
      if (taken.left && taken.left.remaining < (left?.remaining ?? Infinity)) ({ left } = taken);
    }
    return { waitS: 0, left };
  }

  /** Takes from the first group of budgets that has enough, and from each budget of it. */
  async function takeFor(asking: Asking, points: number, isGivenBack: boolean): Promise<Taken> {
    const { address, token } = callerKeys(asking);
    const shared: Budget[] = [
      [ofAddress, address],
      [ofNetwork, address && networkOf(address)],
    ];
    const attempt = async (budgets: Budget[], spill: boolean) => {
      const counted: Counted[] = [];
      const taken = await takeEach(budgets, points, isGivenBack ? { counted, spill } : { spill });
      if (taken.waitS > 0) await Promise.all(counted.map((each) => giveBack(each, points)));
      return taken;
    };
    const user = token && readers?.keyOf(token);
    if (user === undefined) return attempt(shared, false);
    const own = await attempt([[ofViewer, user]], true);
    const isSharedCounted = ofAddress !== undefined && address !== undefined;
    if (own.waitS === 0) return { waitS: 0, left: isSharedCounted ? plus(own.left, addressPoints) : undefined };
    const rest = await attempt(shared, false);
    return {
      waitS: Math.min(own.waitS, rest.waitS),
      left: rest.left && { ...rest.left, limit: viewerPoints + addressPoints },
    };
  }

  async function giveBack({ limit, key, msBeforeNext }: Counted, points: number) {
    // They are not to come into the next window, which may begin while Redis is asked.
    if (msBeforeNext > REDIS_SILENCE_MS) await limit.reward(key, points);
  }

  return {
    /**
     * Takes points from the budgets of the caller's address. A verified reader has points of their own besides, which are
     * taken first: with a token nobody has less than without.
     */
    take: (asking: Asking, points: number): Promise<Taken> => takeFor(asking, points, false),
    /** The same, but what is refused costs nothing. */
    takeAll: (asking: Asking, points: number): Promise<Taken> => takeFor(asking, points, true),
    close: (): void => redis?.destroy(),
  };
}

export type Budgets = ReturnType<typeof openBudgets>;

const plus = (left: Left | undefined, points: number): Left | undefined =>
  left && { ...left, limit: left.limit + points, remaining: left.remaining + points };
