import type { ApolloClient } from '@apollo/client';
import { MarkAllNotificationsReadDocument } from './mark-all-notifications-read.generated.ts';
import { MarkNotificationReadDocument } from './mark-notification-read.generated.ts';
import type { NotificationItemFragment } from './notification.generated.ts';
import { readIds } from './stored-ids.ts';

// Failures are only logged (specification 8): this browser remembers what was read, and the server catches up later.
const log = (error: unknown) => console.warn('Notifications could not be marked as read.', error);

const tellOne = (client: ApolloClient, id: string) =>
  client.mutate({ mutation: MarkNotificationReadDocument, variables: { id } });
const tellAll = (client: ApolloClient) => client.mutate({ mutation: MarkAllNotificationsReadDocument });

export function markRead(client: ApolloClient, id: string) {
  readIds.add([id]);
  tellOne(client, id).catch(log);
}

export function markAllRead(client: ApolloClient, unread: readonly { id: string }[]) {
  readIds.add(unread.map(({ id }) => id));
  tellAll(client).catch(log);
}

/** Marks on the server what was read here only. Stops at the first failure. */
export async function resendReads(client: ApolloClient, list: readonly NotificationItemFragment[]) {
  const unread = list.filter(({ isRead }) => !isRead);
  const missed = unread.filter(({ id }) => readIds.current().has(id));
  try {
    if (missed.length > 1 && missed.length === unread.length) await tellAll(client);
    else for (const { id } of missed) await tellOne(client, id);
  } catch (error) {
    log(error);
  }
}
