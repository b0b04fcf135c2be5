import { createHmac } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/connection.ts';
import * as tables from '../db/schema.ts';
import { tooManyRequests } from './errors.ts';

export type Limit = { name: string; points: number; seconds: number };

/** Counts in the database, so that limits survive a restart and hold across instances. */
export function rateLimits(db: Database, secret: Uint8Array) {
  const limiters = new Map<string, RateLimiterDrizzle>();

  function limiterOf({ name, points, seconds }: Limit) {
    const existing = limiters.get(name);
    if (existing) return existing;
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
  const hash = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');

  return {
    /** Counts first, so that parallel callers cannot exceed the limit. Throws 429 past it. */
    async spend(limit: Limit, key: string, cost = 1): Promise<void> {
      await limiterOf(limit).consume(hash(key), cost).catch(refuse);
    },

    async refuseIfSpent(limit: Limit, key: string): Promise<void> {
      const now = await limiterOf(limit).get(hash(key));
      if (now && now.consumedPoints >= limit.points) refuse(now);
    },

    /** Counts, and returns whether the limit holds: for limits that slow a caller down. */
    async trySpend(limit: Limit, key: string): Promise<boolean> {
      const { consumedPoints } = await limiterOf(limit).penalty(hash(key));
      return consumedPoints <= limit.points;
    },

    async undoSpend(limit: Limit, key: string, cost = 1): Promise<void> {
      await limiterOf(limit).reward(hash(key), cost);
    },
  };
}

export type RateLimits = ReturnType<typeof rateLimits>;

function refuse(reason: unknown): never {
  if (reason instanceof RateLimiterRes) throw tooManyRequests(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
  throw reason;
}
