import type { IncomingMessage } from 'node:http';

const EXPOSED = 'x-request-id, retry-after, age, ratelimit-limit, ratelimit-remaining, ratelimit-reset';

/** Where Apollo Sandbox runs when it is not on the gateway's own page. */
const SANDBOX = 'https://studio.apollographql.com';

// Browsers keep it for two hours at most.
const PREFLIGHT_KEPT_S = 7_200;

type Headers = Record<string, string>;
type Asking = Pick<IncomingMessage, 'headers'>;

/**
 * The pages elsewhere that may use GraphQL here, over HTTP as over WebSocket: those named, and Apollo Sandbox. They
 * bring a token themselves; no cookie or other credential of the browser's is ever let in.
 */
export function allowOrigins(named: readonly string[]) {
  const answers = new Map<string, Headers>(
    [...named, SANDBOX].map((origin) => [
      origin,
      { 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED },
    ]),
  );

  return {
    /**
     * Whether a page may open a stream of events: one of them, or one that the request's own host has served. Programs
     * send no Origin; like everybody they need a token then.
     */
    isAllowed: ({ headers: { origin, host } }: Asking): boolean =>
      origin === undefined || answers.has(origin) || origin === `http://${host}` || origin === `https://${host}`,

    /** The CORS headers of an answer, or undefined where the page may not read it. */
    headersFor: ({ headers: { origin } }: Asking): Headers | undefined =>
      origin === undefined ? undefined : answers.get(origin),
  };
}

export type Origins = ReturnType<typeof allowOrigins>;

/** What a browser is told that asks before it sends. `*` covers every header but the one named. */
export const PREFLIGHT_ANSWER: Headers = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': '*, authorization',
  'access-control-max-age': String(PREFLIGHT_KEPT_S),
};
