import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { openRedis } from './redis.ts';
import { REDIS_SILENCE_MS, UPLOAD_POINTS } from './settings.ts';

export type BudgetStatus = { limit: number; remaining: number; resetS: number };

/** `waitS` is 0 if there were enough points; `status` is undefined if no budget applies. */
export type TakeResult = { waitS: number; status: BudgetStatus | undefined };

export type Charge = { limiter: RateLimiterAbstract; key: string; msBeforeNext: number };

type LimiterOptions = {
  redis: ReturnType<typeof openRedis> | undefined;
  name: string;
  points: number;
  windowS: number;
};

export function createLimiter({ redis, name, points, windowS }: LimiterOptions): RateLimiterAbstract | undefined {
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
    // Keeps exhausted keys in memory, but not after a single charge that is about to be refunded.
    inMemoryBlockOnConsumed: points + UPLOAD_POINTS + 1,
  });
}

type ConsumeOptions = {
  charges?: Charge[];
  /** Whether another budget is tried next, so that an exhausted one is not logged. */
  hasFallback?: boolean;
};

export const UNLIMITED: TakeResult = { waitS: 0, status: undefined };
const seconds = (ms: number) => Math.ceil(ms / 1000);

export async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  points: number,
  logger: Logger,
  { charges, hasFallback = false }: ConsumeOptions,
): Promise<TakeResult> {
  try {
    const { msBeforeNext, remainingPoints } = await limiter.consume(key, points);
    charges?.push({ limiter, key, msBeforeNext });
    return { waitS: 0, status: { limit: limiter.points, remaining: remainingPoints, resetS: seconds(msBeforeNext) } };
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) {
      // If counting fails, let everybody in.
      logger.error({ err: reason }, 'a rate limit could not be counted');
      return UNLIMITED;
    }
    const { consumedPoints, msBeforeNext } = reason;
    if (consumedPoints > 0) charges?.push({ limiter, key, msBeforeNext });
    // Logged once a window; again only if a refund has brought it back below the limit.
    if (!hasFallback && consumedPoints > 0 && consumedPoints - points <= limiter.points)
      logger.warn({ budget: limiter.keyPrefix }, 'a budget is spent');
    const waitS = Math.max(1, seconds(msBeforeNext));
    return { waitS, status: { limit: limiter.points, remaining: 0, resetS: waitS } };
  }
}

export async function refund({ limiter, key, msBeforeNext }: Charge, points: number): Promise<void> {
  // The next window may begin while Redis answers, and must not get these points.
  if (msBeforeNext > REDIS_SILENCE_MS) await limiter.reward(key, points);
}
