import type { Logger } from 'pino';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { networkOf } from '../http/client-address.ts';
import { callerKeys, type Requester } from './callers.ts';
import {
  consume,
  createLimiter,
  refund,
  UNLIMITED,
  type BudgetStatus,
  type Charge,
  type TakeResult,
} from './limiter.ts';
import { openRedis } from './redis.ts';
import type { VerifiedReaders } from './verified-readers.ts';
import { NETWORK_SHARE, NODES_A_POINT, WINDOW_S } from './settings.ts';

export type BudgetOptions = {
  /** Points per window for an address, and for a verified reader besides; 0 is no limit. */
  addressPoints: number;
  viewerPoints: number;
  redisUrl: string | undefined;
  logger: Logger;
  readers?: Pick<VerifiedReaders, 'keyOf'>;
  windowS?: number;
};

export const pointsOf = (nodes: number) => Math.floor(nodes / NODES_A_POINT);

type Budget = [RateLimiterAbstract | undefined, key: string | undefined];
type TakeOptions = { isRefunded: boolean; hasFallback: boolean };

/** Each instance counts in memory; with Redis all count together, and by themselves while Redis is away. */
export function openBudgets({
  addressPoints,
  viewerPoints,
  redisUrl,
  logger,
  readers,
  windowS = WINDOW_S,
}: BudgetOptions) {
  const redis = redisUrl === undefined ? undefined : openRedis(redisUrl, logger);
  const limiterFor = (name: string, points: number) => createLimiter({ redis, name, points, windowS });
  const ofAddress = limiterFor('address', addressPoints);
  const ofNetwork = limiterFor('network', addressPoints * NETWORK_SHARE);
  const ofViewer = limiterFor('viewer', viewerPoints);

  /** Takes from a verified reader's own budget first, then from those of the address: a token never gives less. */
  async function takeFor(requester: Requester, points: number, isRefunded: boolean): Promise<TakeResult> {
    const { address, token } = callerKeys(requester);
    const shared: Budget[] = [
      [ofAddress, address],
      [ofNetwork, address && networkOf(address)],
    ];
    const user = token && readers?.keyOf(token);
    if (user === undefined) return takeFromAll(shared, points, logger, { isRefunded, hasFallback: false });
    const own = await takeFromAll([[ofViewer, user]], points, logger, { isRefunded, hasFallback: true });
    const hasSharedLimit = ofAddress !== undefined && address !== undefined;
    if (own.waitS === 0) return { waitS: 0, status: hasSharedLimit ? addPoints(own.status, addressPoints) : undefined };
    const rest = await takeFromAll(shared, points, logger, { isRefunded, hasFallback: false });
    return {
      waitS: Math.min(own.waitS, rest.waitS),
      status: rest.status && { ...rest.status, limit: viewerPoints + addressPoints },
    };
  }

  return {
    take: (requester: Requester, points: number): Promise<TakeResult> => takeFor(requester, points, false),
    takeAll: (requester: Requester, points: number): Promise<TakeResult> => takeFor(requester, points, true),
    close: (): void => redis?.destroy(),
  };
}

export type Budgets = ReturnType<typeof openBudgets>;

async function takeFromAll(
  budgets: Budget[],
  points: number,
  logger: Logger,
  { isRefunded, hasFallback }: TakeOptions,
): Promise<TakeResult> {
  const charges: Charge[] = [];
  let status: BudgetStatus | undefined;
  for (const [limiter, key] of budgets) {
    const isFree = !limiter || key === undefined || points === 0;
    const options = isRefunded ? { charges, hasFallback } : { hasFallback };
    const result = isFree ? UNLIMITED : await consume(limiter, key, points, logger, options);
    if (result.waitS > 0) {
      await Promise.all(charges.map((charge) => refund(charge, points)));
      return result;
    }
    if (result.status && result.status.remaining < (status?.remaining ?? Infinity)) ({ status } = result);
  }
  return { waitS: 0, status };
}

const addPoints = (status: BudgetStatus | undefined, points: number): BudgetStatus | undefined =>
  status && { ...status, limit: status.limit + points, remaining: status.remaining + points };
