import type { ApolloClient } from '@apollo/client';
import { NotificationsDocument, type NotificationsQuery } from '../notifications.generated.ts';
import type { NotificationItemFragment } from '../notification.generated.ts';
import { resendReads } from '../reads.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { waitForTurn } from './retry.ts';

const query = NotificationsDocument;

const cachedList = (client: ApolloClient) => ({
  read: () => client.cache.readQuery({ query })?.viewer?.notifications,
  put(item: NotificationItemFragment) {
    client.cache.updateQuery<NotificationsQuery>({ query }, (data) => {
      const list = data?.viewer?.notifications;
      if (!list || list.some(({ id }) => id === item.id)) return undefined;
      return { viewer: { ...data.viewer!, notifications: [item, ...list] } };
    });
  },
});

export function listOf(client: ApolloClient) {
  const ending = new AbortController();
  const context = { fetchOptions: { signal: ending.signal } };
  const cached = cachedList(client);
  let failures = 0;
  let waiting = false;
  let pushed: NotificationItemFragment[] = [];

  const fetching = oneAtATime(async () => {
    if (ending.signal.aborted) return;
    pushed = [];
    try {
      // Some may have come while the line was down.
      const { data } = await client.query({ query, fetchPolicy: 'network-only', context });
      failures = 0;
      // The response may be older than what was pushed meanwhile.
      pushed.forEach((one) => cached.put(one));
      const list = data?.viewer?.notifications;
      if (list && !ending.signal.aborted) void resendReads(client, list);
    } catch (error) {
      if (ending.signal.aborted) return;
      console.warn('Notifications could not be fetched.', error);
      askLater();
    }
  });

  function askLater() {
    if (waiting) return;
    waiting = true;
    void waitForTurn(failures++).then(() => {
      waiting = false;
      return fetching.run();
    });
  }

  return {
    current: cached.read,
    /** A call during a fetch starts another one afterwards. */
    refresh: fetching.run,
    /** Puts a pushed notification on top, once; returns whether it is new. */
    add(item: NotificationItemFragment): boolean {
      const dated = { ...item, createdAt: item.createdAt || new Date().toISOString() };
      const isNew = ![...pushed, ...(cached.read() ?? [])].some(({ id }) => id === item.id);
      if (fetching.isRunning()) pushed.push(dated);
      const list = cached.read();
      if (list) cached.put(dated);
      // One that leads to the studio has taken the place of an unread one of its kind.
      if (!list || item.message.includes('href="/studio')) void fetching.run();
      return isNew;
    },
    close: () => ending.abort(),
  };
}
