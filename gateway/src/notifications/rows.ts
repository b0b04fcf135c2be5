import { z } from 'zod';
import { enveloped, unwrapped } from '../rest/envelope.ts';
import { flag, idOrLabel, instant } from '../rest/values.ts';

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const row = z.object({
  _id: idOrLabel,
  title: text,
  message: text,
  isRead: flag,
  // Specification 4: now, if absent.
  createdAt: instant.catch(null).transform((at) => at ?? new Date().toISOString()),
});

/** A message to a user; `createdAt` in ISO 8601. */
export type NotificationRow = z.output<typeof row>;

// One that cannot be read must not keep all others from their reader.
const rows = z.array(row.nullable().catch(null)).transform((all) =>
  all
    .filter((one) => one !== null)
    // Servers of this contract need not keep an order; the sort keeps theirs where times are equal.
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)),
);

/** `{ notifications: [{ _id, title, message, isRead, createdAt }] }`, newest first. */
export const notificationList = enveloped(z.object({ notifications: rows }).transform((body) => body.notifications));

/** What a call that changes them answers, where it tells. */
export const changedList = notificationList.nullable().catch(null);
export const changedNotification = unwrapped(row).nullable().catch(null);

/** What the socket carries; undefined where it cannot be read. */
export const readPushed = (given: unknown): NotificationRow | undefined => unwrapped(row).safeParse(given).data;
