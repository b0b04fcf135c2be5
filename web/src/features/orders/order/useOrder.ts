import { useEffect } from 'react';
import type { OrderFragment } from '../order.generated.ts';
import { useOrderQuery } from './order-page.generated.ts';

/** Notifications refetch the order at once; these are for when none arrives. */
const PROVIDER_ASKED_MS = 5000;
const WAITING_MS = 30_000;

function pollEvery({ state, method }: Pick<OrderFragment, 'state' | 'method'>): number {
  if (state !== 'OPEN' && state !== 'CHECKING') return 0;
  // Also while it is OPEN: who cancelled on the provider's page comes back before the provider was asked.
  return method.kind === 'REDIRECT' ? PROVIDER_ASKED_MS : WAITING_MS;
}

export function useOrder(id: string) {
  const query = useOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skipPollAttempt: () => document.hidden || !navigator.onLine,
  });
  const { data, startPolling, stopPolling } = query;
  const order = data?.viewer?.order;
  const every = order ? pollEvery(order) : 0;
  useEffect(() => {
    if (every === 0) return undefined;
    startPolling(every);
    return stopPolling;
  }, [every, startPolling, stopPolling]);
  return query;
}
