import type { IncomingMessage } from 'node:http';

const EXPOSED = 'x-request-id, retry-after, age, ratelimit-limit, ratelimit-remaining, ratelimit-reset';

const SANDBOX = 'https://studio.apollographql.com';

const PREFLIGHT_MAX_AGE_S = 7_200;

type Headers = Record<string, string>;
type WithHeaders = Pick<IncomingMessage, 'headers'>;

/** Pages of `origins` and Apollo Sandbox may use GraphQL, with a token of their own: credentials are never allowed. */
export function allowOrigins(origins: readonly string[]) {
  const headersByOrigin = new Map<string, Headers>(
    [...origins, SANDBOX].map((origin) => [
      origin,
      { 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED },
    ]),
  );

  return {
    /** Also true for the request's own host and for programs, which send no Origin. */
    isAllowed: ({ headers: { origin, host } }: WithHeaders): boolean =>
      origin === undefined ||
      headersByOrigin.has(origin) ||
      origin === `http://${host}` ||
      origin === `https://${host}`,

    headersFor: ({ headers: { origin } }: WithHeaders): Headers | undefined =>
      origin === undefined ? undefined : headersByOrigin.get(origin),
  };
}

export type Origins = ReturnType<typeof allowOrigins>;

/** `*` covers every header but `authorization`. */
export const PREFLIGHT_HEADERS: Headers = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': '*, authorization',
  'access-control-max-age': String(PREFLIGHT_MAX_AGE_S),
};
