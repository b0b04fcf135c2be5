import { createHmac } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/connection.ts';
import * as tables from '../db/schema.ts';
import { tooManyRequests } from './errors.ts';

/** So many `points` in so many `seconds`, for each of whoever it counts. */
export type Limit = { name: string; points: number; seconds: number };

/** Counters in the database, so that they outlive a restart and hold for several instances together. */
export function rateLimits(db: Database, key: Uint8Array) {
  const limiters = new Map<string, RateLimiterDrizzle>();

  function limiterOf({ name, points, seconds }: Limit) {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterDrizzle({
      storeClient: db,
      schema: tables.rateLimits,
      keyPrefix: name,
      points,
      duration: seconds,
      clearExpiredByTimeout: false,
    });
    limiters.set(name, limiter);
    return limiter;
  }
  const hashed = (who: string) => createHmac('sha256', key).update(who).digest('base64url');

  return {
    /** Counts `cost` before the work is done, so that parallel callers cannot outrun it; throws 429 past the limit. */
    async spend(limit: Limit, who: string, cost = 1): Promise<void> {
      await limiterOf(limit).consume(hashed(who), cost).catch(refuse);
    },

    /** Throws 429 where nothing is left, without counting. */
    async refuseIfSpent(limit: Limit, who: string): Promise<void> {
      const now = await limiterOf(limit).get(hashed(who));
      if (now && now.consumedPoints >= limit.points) refuse(now);
    },

    /** Counts, and says whether the limit still holds, for a limit that slows and does not refuse. */
    async holds(limit: Limit, who: string): Promise<boolean> {
      const { consumedPoints } = await limiterOf(limit).penalty(hashed(who));
      return consumedPoints <= limit.points;
    },

    /** Takes back what was counted for something that turned out well. */
    async giveBack(limit: Limit, who: string, cost = 1): Promise<void> {
      await limiterOf(limit).reward(hashed(who), cost);
    },

    async forget(limit: Limit, who: string): Promise<void> {
      await limiterOf(limit).delete(hashed(who));
    },
  };
}

export type RateLimits = ReturnType<typeof rateLimits>;

function refuse(reason: unknown): never {
  if (reason instanceof RateLimiterRes) throw tooManyRequests(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
  throw reason;
}
