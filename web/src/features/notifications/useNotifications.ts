import { useApolloClient } from '@apollo/client/react';
import { useMemo, useSyncExternalStore } from 'react';
import { arrange } from './arrange.ts';
import { useNotificationsQuery } from './notifications.generated.ts';
import { markAllRead, markRead } from './reads.ts';
import { clearedIds, readIds } from './stored-ids.ts';

export function useNotifications() {
  const client = useApolloClient();
  // The feed fetches the list.
  const { data } = useNotificationsQuery({ fetchPolicy: 'cache-only' });
  const readHere = useSyncExternalStore(readIds.subscribe, readIds.current, readIds.current);
  const cleared = useSyncExternalStore(clearedIds.subscribe, clearedIds.current, clearedIds.current);
  const list = data?.viewer?.notifications ?? undefined;
  const items = useMemo(() => list && arrange(list, readHere, cleared), [list, readHere, cleared]);
  const unread = items?.filter(({ isRead }) => !isRead) ?? [];
  return {
    items,
    unread: unread.length,
    markRead: (id: string) => markRead(client, id),
    markAllRead: () => markAllRead(client, unread),
    clear: () => {
      clearedIds.add((items ?? []).map(({ id }) => id));
      readIds.clear();
    },
  };
}

export type Notifications = ReturnType<typeof useNotifications>;
