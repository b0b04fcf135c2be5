import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { storedToken } from '../../../apollo/auth-link.ts';
import { subscribeToSession } from '../../../session/index.ts';
import { openFeed, type FeedState } from './open-feed.ts';

// One feed for all bells of the page.
const quiet: FeedState = { isReconnecting: false };
let state = quiet;
let bells = 0;
let close = () => {};
const listeners = new Set<() => void>();

function tell(next: FeedState) {
  state = next;
  listeners.forEach((listener) => listener());
}

function join(client: ApolloClient) {
  bells += 1;
  if (bells === 1) close = openFeed(client, (change) => tell({ ...state, ...change }));
  return () => {
    bells -= 1;
    if (bells > 0) return;
    close();
    tell(quiet);
  };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opens the feed with the first bell, closes it with the last, and reopens it for another token. */
export function useFeed(): FeedState {
  const client = useApolloClient();
  const token = useSyncExternalStore(subscribeToSession, storedToken, () => null);
  useEffect(() => (token === null ? undefined : join(client)), [client, token]);
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => quiet,
  );
}
