import type { ApolloClient } from '@apollo/client';
import { NotificationsDocument, type NotificationsQuery } from '../notifications.generated.ts';
import type { NotificationItemFragment } from '../notification.generated.ts';
import { resendReads } from '../reads.ts';
import { waitForTurn } from './retry.ts';

const query = NotificationsDocument;

/** The reader's notifications in the cache: read anew from the server, and added to by what is pushed. */
export function listOf(client: ApolloClient) {
  const ending = new AbortController();
  const context = { fetchOptions: { signal: ending.signal } };
  let fetching: Promise<void> | undefined;
  let again = false;
  let failures = 0;
  let waiting = false;
  let pushed: NotificationItemFragment[] = [];

  const known = () => client.cache.readQuery({ query })?.viewer?.notifications;

  async function fetchAll() {
    pushed = [];
    try {
      const { data } = await client.query({ query, fetchPolicy: 'network-only', context });
      failures = 0;
      // The answer may be older than what was pushed while it was under way.
      pushed.forEach(put);
      const list = data?.viewer?.notifications;
      if (list && !ending.signal.aborted) void resendReads(client, list);
    } catch (error) {
      if (ending.signal.aborted) return;
      console.warn('Notifications could not be fetched.', error);
      askLater();
    }
  }

  function askLater() {
    if (waiting) return;
    waiting = true;
    void waitForTurn(failures++).then(() => {
      waiting = false;
      return refresh();
    });
  }

  /** Asks the server; while it is being asked, once more afterwards. */
  function refresh(): Promise<void> {
    if (ending.signal.aborted) return Promise.resolve();
    if (fetching) {
      again = true;
      return fetching;
    }
    fetching = fetchAll().finally(() => {
      fetching = undefined;
      if (!again) return;
      again = false;
      void refresh();
    });
    return fetching;
  }

  function put(item: NotificationItemFragment) {
    client.cache.updateQuery<NotificationsQuery>({ query }, (data) => {
      const list = data?.viewer?.notifications;
      if (!list || list.some(({ id }) => id === item.id)) return undefined;
      return { viewer: { ...data.viewer!, notifications: [item, ...list] } };
    });
  }

  return {
    known,
    refresh,
    /** Puts a pushed one on top, once; says whether it is new to the reader. */
    add(item: NotificationItemFragment): boolean {
      const dated = { ...item, createdAt: item.createdAt || new Date().toISOString() };
      const isNew = ![...pushed, ...(known() ?? [])].some(({ id }) => id === item.id);
      if (fetching) pushed.push(dated);
      if (known()) put(dated);
      else void refresh();
      return isNew;
    },
    close: () => ending.abort(),
  };
}
