import type { Request, RequestHandler } from 'express';
import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { graphqlError } from '../errors.ts';
import { pointsOf, type Budgets } from './budgets.ts';
import type { Asking } from './callers.ts';

/** The error of a budget that is spent; `retryAfterS` as in Retry-After. */
export const tooMany = (retryAfterS: number): GraphQLError =>
  graphqlError('TOO_MANY_REQUESTS', 'Too many requests! Please try again later.', { retryAfter: retryAfterS });

/** Lets a request pass that its caller has a point for: before anything in it is read, and so whatever is in it. */
export const admission =
  (budgets: Budgets, askingOf: (request: Request) => Asking): RequestHandler =>
  async (request, response, next) => {
    const wait = await budgets.take(askingOf(request), 1);
    if (wait === 0) return next();
    const { message, extensions } = tooMany(wait);
    response.status(429).set({ 'retry-after': String(wait), 'cache-control': 'no-store' });
    response.json({ errors: [{ message, extensions }] });
  };

/** Takes what an answer of so many nodes costs besides. */
export const spending =
  (budgets: Budgets, asking: Asking) =>
  async (nodes: number): Promise<void> => {
    const points = pointsOf(nodes);
    const wait = points === 0 ? 0 : await budgets.take(asking, points);
    if (wait === 0) return;
    const { message, extensions } = tooMany(wait);
    const http = { status: 429, headers: new HeaderMap([['retry-after', String(wait)]]) };
    throw new GraphQLError(message, { extensions: { ...extensions, http } });
  };
