import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { HeaderMap } from '@apollo/server';
import { graphqlError, TextError } from '../graphql/errors.ts';
import { errorMessages } from '../graphql/messages.ts';
import { wordsOf } from '../messages.ts';
import { pointsOf, type Budgets, type Left, type Taken } from './budgets.ts';
import type { Asking } from './callers.ts';

/** The error of a budget that is spent; `retryAfterS` as in Retry-After. */
export const tooManyRequests = (retryAfterS: number) =>
  graphqlError('TOO_MANY_REQUESTS', errorMessages.tooManyRequests(), { retryAfter: retryAfterS });

/** What requests take from the budgets of their callers. Each resolves to the seconds to wait, 0 where there was enough. */
export function openAdmission(budgets: Budgets, askingOf: (request: IncomingMessage) => Asking) {
  const lefts = new WeakMap<IncomingMessage, Left>();

  async function noted(request: IncomingMessage, taking: Promise<Taken>): Promise<number> {
    const { waitS, left } = await taking;
    // What is refused for its cost has cost nothing: what was left before still is.
    if (left && (waitS === 0 || !lefts.has(request))) lefts.set(request, left);
    return waitS;
  }

  return {
    /** Takes the point that every request costs: whatever is in it. */
    enter: (request: IncomingMessage): Promise<number> => noted(request, budgets.take(askingOf(request), 1)),

    /** Takes what a request costs besides, and nothing of it where that is more than is left. */
    spend: (request: IncomingMessage, points: number): Promise<number> =>
      noted(request, budgets.takeAll(askingOf(request), points)),

    /**
     * The RateLimit header fields of an answer; none where nothing counts. The three of the drafts to 06, which client
     * libraries read: they take the one `RateLimit` of later drafts for not a number.
     */
    headersFor: (request: IncomingMessage): Record<string, string> => {
      const left = lefts.get(request);
      if (!left) return {};
      return {
        'ratelimit-limit': String(left.limit),
        'ratelimit-remaining': String(left.remaining),
        'ratelimit-reset': String(left.resetS),
      };
    },
  };
}

export type Admission = ReturnType<typeof openAdmission>;

/** Lets a request of GraphQL pass that its caller has a point for. */
export const requirePoint =
  ({ enter, headersFor }: Admission): RequestHandler =>
  async (request, response, next) => {
    const wait = await enter(request);
    if (wait === 0) return next();
    const { text, extensions } = tooManyRequests(wait);
    response.status(429).set({ ...headersFor(request), 'retry-after': String(wait), 'cache-control': 'no-store' });
    response.json({ errors: [{ message: wordsOf(text), extensions }] });
  };

/** Takes what an operation costs besides; rejects with the 429 of GraphQL where that is more than is left. */
export const createSpend =
  ({ spend }: Admission, request: IncomingMessage) =>
  async ({ nodes, points }: { nodes: number; points: number }): Promise<void> => {
    const all = pointsOf(nodes) + points;
    refuseAfter(all === 0 ? 0 : await spend(request, all));
  };

/** Takes what a new document costs; rejects with the 429 of GraphQL where that is more than is left. */
export const createCharge =
  ({ spend }: Admission) =>
  async (request: IncomingMessage, points: number): Promise<void> =>
    refuseAfter(points === 0 ? 0 : await spend(request, points));

function refuseAfter(wait: number): void {
  if (wait === 0) return;
  const { text, extensions } = tooManyRequests(wait);
  const http = { status: 429, headers: new HeaderMap([['retry-after', String(wait)]]) };
  throw new TextError(text, { ...extensions, http });
}
