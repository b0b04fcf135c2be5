import type { IncomingMessage } from 'node:http';

/**
 * Whether a page may open a socket: one of ours, or one that the request's own host has served. Programs send no
 * Origin; like everybody they need a token then.
 */
export function originCheck(allowed: readonly string[]) {
  return ({ headers: { origin, host } }: IncomingMessage): boolean =>
    origin === undefined || allowed.includes(origin) || origin === `http://${host}` || origin === `https://${host}`;
}
