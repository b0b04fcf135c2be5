import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { idFields, wordsOf } from '../messages.ts';
import { metricsMessages } from './messages.ts';
import type { Metrics } from './metrics.ts';

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
// Set by proxies.
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

/** Without a token only for this machine, and not through a proxy on it. */
export function metricsRoute(metrics: Metrics, token: string | undefined): RequestHandler {
  const isAllowed = token === undefined ? isLocal : hasToken(token);
  return async (request, response) => {
    response.set('cache-control', 'no-store');
    if (!isAllowed(request)) {
      const text = metricsMessages.forbidden();
      return void response.status(403).json({ message: wordsOf(text), ...idFields(text), code: 'FORBIDDEN' });
    }
    response.type(metrics.contentType).send(await metrics.text());
  };
}

const isLocal = ({ socket, headers }: Request) =>
  LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDED.every((name) => headers[name] === undefined);

function hasToken(token: string) {
  const expected = digest(`Bearer ${token}`);
  return ({ headers }: Request) => timingSafeEqual(digest(headers.authorization ?? ''), expected);
}

const digest = (text: string) => createHash('sha256').update(text).digest();
