import { ApolloClient } from '@apollo/client';
import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';
import { BANGLA, LANGUAGE_HEADER } from 'schema/languages.ts';
import { createAuthLink, storedToken } from './auth-link.ts';
import { timedFetch } from './timed-fetch.ts';

// The gateway gives its upstream 10 s (specification 7); the rest is for a slow connection.
const RESPONSE_TIMEOUT_MS = 20_000;

export type ClientOptions = {
  uri: string;
  cache: InMemoryCache;
  state?: NormalizedCacheObject;
  ssrMode?: boolean;
  fetch?: typeof fetch;
  getToken?: () => string | null;
  onExpiredToken?: (token: string) => void;
};

export function createClient({
  uri,
  cache,
  state,
  ssrMode = false,
  fetch: fetcher,
  getToken = storedToken,
  onExpiredToken = () => {},
}: ClientOptions) {
  const send: typeof fetch = (input, init) => (fetcher ?? fetch)(input, init);
  const http = new BaseHttpLink({
    uri,
    fetch: timedFetch(RESPONSE_TIMEOUT_MS, send),
    ...(import.meta.env.BANGLA ? { headers: { [LANGUAGE_HEADER]: BANGLA } } : {}),
  });
  if (state) cache.restore(state);
  return new ApolloClient({
    cache,
    link: ApolloLink.from([createAuthLink({ getToken, onExpiredToken }), http]),
    ssrMode,
    devtools: { enabled: false },
  });
}
