import type { ApolloClient } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { NotificationAddedDocument } from '../notification-added.generated.ts';
import type { NotificationItemFragment } from '../notification.generated.ts';
import { liveLink } from './live-link.ts';
import { listOf } from './list.ts';
import { waitForTurn } from './retry.ts';

// After a subscription that lasted this long the backoff starts again.
const LASTED_MS = 10_000;

/** Queries of the profile, of the page of the plans and of orders. */
const SHOW_PURCHASES = new Set(['Viewer', 'OwnPlans', 'Order', 'Orders']);

export type FeedState = {
  isReconnecting: boolean;
  newest?: string;
};

/** Subscribes to what comes after a notification. `ended` resolves even after an error. */
function subscribe(client: ApolloClient, after: string | null, onItem: (item: NotificationItemFragment) => void) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    const subscription = client.subscribe({ query: NotificationAddedDocument, variables: { after } }).subscribe({
      next: ({ data, error }) => {
        if (error) console.warn('The subscription to notifications was refused.', error);
        if (data?.notificationAdded) onItem(data.notificationAdded);
      },
      error: (error) => {
        console.warn('The subscription to notifications has ended.', error);
        resolve();
      },
      complete: resolve,
    });
    end = () => {
      subscription.unsubscribe();
      resolve();
    };
  });
  return { ended, end };
}

export function openFeed(client: ApolloClient, tell: (change: Partial<FeedState>) => void) {
  let isOpen = true;
  let end = () => {};
  const list = listOf(client);
  const live = liveLink({
    onConnected: (isReturn) => {
      tell({ isReconnecting: false });
      // An empty list has no newest notification to continue from.
      if (isReturn || !list.current()?.length) void list.refresh();
    },
    onLost: () => isOpen && tell({ isReconnecting: true }),
  });
  const others = client.link;
  const split = ApolloLink.split(({ operationType }) => operationType === 'subscription', live.link, others);
  client.setLink(split);

  const onItem = (item: NotificationItemFragment) => {
    if (!list.add(item)) return;
    tell({ newest: item.title });
    // Plans and changes of orders come with a notification. The queries that show them fetch them again.
    void client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName = '' }) => SHOW_PURCHASES.has(queryName),
    });
  };

  async function run(attempt = 0): Promise<void> {
    // This also ends the session, and this feed, if the token has expired.
    await list.refresh();
    if (!isOpen) return;
    const since = Date.now();
    const subscription = subscribe(client, list.current()?.[0]?.id ?? null, onItem);
    end = subscription.end;
    await subscription.ended;
    if (!isOpen) return;
    tell({ isReconnecting: true });
    const turn = Date.now() - since > LASTED_MS ? 0 : attempt;
    await waitForTurn(turn);
    if (isOpen) void run(turn + 1);
  }

  const refresh = () => {
    if (document.visibilityState === 'visible') void list.refresh();
  };
  addEventListener('online', refresh);
  document.addEventListener('visibilitychange', refresh);
  void run();

  return () => {
    isOpen = false;
    end();
    live.close();
    list.close();
    // What answers without a network may have been put before it meanwhile.
    if (client.link === split) client.setLink(others);
    removeEventListener('online', refresh);
    document.removeEventListener('visibilitychange', refresh);
  };
}
