import { ApolloClient } from '@apollo/client';
import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';
import { createAuthLink, storedToken } from './auth-link.ts';
import { timedFetch } from './timed-fetch.ts';

// The gateway gives its upstream 10 s (specification 7); the rest is for a slow line.
const ANSWER_WITHIN_MS = 20_000;

export type ClientOptions = {
  uri: string;
  cache: InMemoryCache;
  /** A cache's extract() to start from: what a server sent with the page. */
  state?: NormalizedCacheObject;
  /** On a server: each query is asked once and nothing is polled. */
  ssrMode?: boolean;
  fetch?: typeof fetch;
  getToken?: () => string | null;
  /** Told of a token that has expired or ended. */
  onRefused?: (token: string) => void;
};

/** One client for browser, server and tests: it touches neither window nor storage before a call is made. */
export function createClient({
  uri,
  cache,
  state,
  ssrMode = false,
  fetch: fetcher,
  getToken = storedToken,
  onRefused = () => {},
}: ClientOptions) {
  const send: typeof fetch = (input, init) => (fetcher ?? fetch)(input, init);
  const http = new BaseHttpLink({ uri, fetch: timedFetch(ANSWER_WITHIN_MS, send) });
  if (state) cache.restore(state);
  return new ApolloClient({
    cache,
    link: ApolloLink.from([createAuthLink({ getToken, onRefused }), http]),
    ssrMode,
    devtools: { enabled: false },
  });
}
