import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { HeaderMap } from '@apollo/server';
import { graphqlError, TextError } from '../graphql/errors.ts';
import { errorMessages } from '../graphql/messages.ts';
import { wordsOf } from '../messages.ts';
import { pointsOf, type Budgets } from './budgets.ts';
import type { Requester } from './callers.ts';
import type { BudgetStatus, TakeResult } from './limiter.ts';

export const tooManyRequests = (retryAfterS: number) =>
  graphqlError('TOO_MANY_REQUESTS', errorMessages.tooManyRequests(), { retryAfter: retryAfterS });

/** Charges requests to the budgets of their callers. `enter` and `spend` resolve to the seconds to wait, 0 for none. */
export function openAdmission(budgets: Budgets, requesterOf: (request: IncomingMessage) => Requester) {
  const statuses = new WeakMap<IncomingMessage, BudgetStatus>();

  async function record(request: IncomingMessage, result: Promise<TakeResult>): Promise<number> {
    const { waitS, status } = await result;
    // A rejected charge is refunded, so the earlier status still holds.
    if (status && (waitS === 0 || !statuses.has(request))) statuses.set(request, status);
    return waitS;
  }

  return {
    enter: (request: IncomingMessage): Promise<number> => record(request, budgets.take(requesterOf(request), 1)),

    spend: (request: IncomingMessage, points: number): Promise<number> =>
      record(request, budgets.takeAll(requesterOf(request), points)),

    /** The three fields of the drafts up to 06: client libraries misread the single `RateLimit` of later drafts. */
    headersFor: (request: IncomingMessage): Record<string, string> => {
      const status = statuses.get(request);
      if (!status) return {};
      return {
        'ratelimit-limit': String(status.limit),
        'ratelimit-remaining': String(status.remaining),
        'ratelimit-reset': String(status.resetS),
      };
    },
  };
}

export type Admission = ReturnType<typeof openAdmission>;

export const requirePoint =
  ({ enter, headersFor }: Admission): RequestHandler =>
  async (request, response, next) => {
    const wait = await enter(request);
    if (wait === 0) return next();
    const { text, extensions } = tooManyRequests(wait);
    response.status(429).set({ ...headersFor(request), 'retry-after': String(wait), 'cache-control': 'no-store' });
    response.json({ errors: [{ message: wordsOf(text), extensions }] });
  };

export const createSpend =
  ({ spend }: Admission, request: IncomingMessage) =>
  async ({ nodes, points }: { nodes: number; points: number }): Promise<void> => {
    const total = pointsOf(nodes) + points;
    throwIfWaiting(total === 0 ? 0 : await spend(request, total));
  };

export const createCharge =
  ({ spend }: Admission) =>
  async (request: IncomingMessage, points: number): Promise<void> =>
    throwIfWaiting(points === 0 ? 0 : await spend(request, points));

function throwIfWaiting(wait: number): void {
  if (wait === 0) return;
  const { text, extensions } = tooManyRequests(wait);
  const http = { status: 429, headers: new HeaderMap([['retry-after', String(wait)]]) };
  throw new TextError(text, { ...extensions, http });
}
