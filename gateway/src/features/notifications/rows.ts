import { z } from 'zod';
import { enveloped, unwrapped } from '../../rest/envelope.ts';
import { countedRows, optionalInstant } from '../../rest/lenient-schemas.ts';
import { flag, idOrLabel } from '../../rest/values.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const row = z.object({
  _id: idOrLabel,
  title: text,
  message: text,
  isRead: flag,
  createdAt: optionalInstant('createdAt'),
});

/** `createdAt` in ISO 8601. */
export type NotificationRow = z.output<typeof row>;

/** Newest first, as some servers do not sort. A row without a date stays after the one before it. */
function newestFirst(rows: NotificationRow[]): NotificationRow[] {
  let last = Infinity;
  return rows
    .map((row) => ({ row, at: (last = row.createdAt ? Date.parse(row.createdAt) : last) }))
    .sort((a, b) => (a.at === b.at ? 0 : b.at - a.at))
    .map(({ row }) => row);
}

const rows = countedRows(row).transform((read) => newestFirst(read.rows));

/** `{ notifications: [{ _id, title, message, isRead, createdAt }] }`, newest first. */
export const notificationList = enveloped(z.object({ notifications: rows }).transform((body) => body.notifications));

/** The response to a change; some servers send no count. */
export const changedList = notificationList.nullable().catch(null);
export const changedNotification = unwrapped(row).nullable().catch(null);

/** What was just sent. */
export const sentNotification = unwrapped(row);

/** A socket event's payload; undefined if it cannot be parsed. */
export const readPushed = (payload: unknown): NotificationRow | undefined => unwrapped(row).safeParse(payload).data;
