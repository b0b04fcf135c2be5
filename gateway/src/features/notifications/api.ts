import type { RestClient } from '../../rest/client.ts';
import { isId, path } from '../../rest/path.ts';
import { UpstreamError } from '../../rest/upstream-error.ts';
import { changedList, changedNotification, notificationList, type NotificationRow } from './rows.ts';

export function notificationsApi(rest: RestClient) {
  /** Newest first. `since` leaves out what came before that id, where the upstream knows it. */
  const list = (since?: string) => rest.get('/notifications', notificationList, { params: { since } });

  return {
    list,

    async markRead(id: string): Promise<NotificationRow> {
      if (!isId(id)) throw new UpstreamError('', { status: 404 });
      const changed = await rest.put(path`/notifications/${id}/read`, {}, changedNotification);
      const read = changed?._id === id ? changed : (await list()).find(({ _id }) => _id === id);
      if (!read) throw new UpstreamError('', { status: 404 });
      return { ...read, isRead: true };
    },

    async markAllRead(): Promise<NotificationRow[]> {
      const changed = await rest.put('/notifications/read-all', {}, changedList);
      return (changed ?? (await list())).map((row) => ({ ...row, isRead: true }));
    },
  };
}

export type NotificationsApi = ReturnType<typeof notificationsApi>;
