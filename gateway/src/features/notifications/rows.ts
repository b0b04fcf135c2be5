import { z } from 'zod';
import { type Fields, type Schemas, responseField } from '../../rest/contract.ts';
import { enveloped, unwrapped } from '../../rest/envelope.ts';
import { parseExactly } from '../../rest/exact-json.ts';
import { htmlText } from '../../rest/html-text.ts';
import { countedRows, optional, optionalFlag, optionalInstant } from '../../rest/lenient-schemas.ts';
import { gatherUnreadable } from '../../rest/unreadable.ts';
import { idOrLabel, textOrEmpty } from '../../rest/values.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const text = (field: string) => optional(field, textOrEmpty).transform((value) => value ?? '');

const row = z.preprocess(
  // Some servers rename `_id` in their events.
  (value) => (isRecord(value) && value._id == null && value.id != null ? { ...value, _id: value.id } : value),
  z.object({
    _id: idOrLabel,
    title: text('title'),
    message: text('message').transform((html) => htmlText('message', html)),
    // Read once too often is better than missed.
    isRead: optionalFlag('isRead'),
    createdAt: optionalInstant('createdAt'),
  } satisfies Fields<Schemas['Notification']>),
);

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

/** Newest first. */
export const notificationList = enveloped(responseField('listNotifications', 'notifications', rows));

/** The response to a change; some servers send no count. */
export const changedList = notificationList.nullable().catch(null);
export const changedNotification = unwrapped(row).nullable().catch(null);

/** What was just sent. */
export const sentNotification = unwrapped(row);

const MAX_LEVELS = 4;

/** What an event carries: a notification or a list, also in `data` or `notification`, and as JSON text. */
function entriesIn(payload: unknown, level = 0): unknown[] {
  if (level === MAX_LEVELS) return [payload];
  if (Array.isArray(payload)) return payload.flatMap((entry) => entriesIn(entry, level + 1));
  if (typeof payload === 'string') {
    const parsed = parseOrNothing(payload);
    return parsed === undefined ? [payload] : entriesIn(parsed, level + 1);
  }
  if (!isRecord(payload) || payload._id != null || payload.id != null) return [payload];
  const within = payload.notification ?? payload.notifications ?? payload.data;
  return within == null ? [payload] : entriesIn(within, level + 1);
}

function parseOrNothing(json: string): unknown {
  try {
    return parseExactly(json);
  } catch {
    return undefined;
  }
}

/** The notifications of a socket event, oldest first, and what of it cannot be read. */
export const readPushed = (payload: unknown) =>
  gatherUnreadable(() => rows.parse(entriesIn(payload).toReversed()).toReversed());
