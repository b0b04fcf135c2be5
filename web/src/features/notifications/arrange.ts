import type { NotificationItemFragment } from './notification.generated.ts';

// An invalid date shows as 'Just now', so it sorts first.
const timeOf = ({ createdAt }: NotificationItemFragment) => {
  const time = Date.parse(createdAt ?? '');
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
};

const newestFirst = (a: NotificationItemFragment, b: NotificationItemFragment) => {
  const [timeA, timeB] = [timeOf(a), timeOf(b)];
  return timeA === timeB ? 0 : timeB - timeA;
};

/** Newest first, with this browser's reads, without what it has cleared. */
export const arrange = (
  list: readonly NotificationItemFragment[],
  readHere: ReadonlySet<string>,
  cleared: ReadonlySet<string>,
) =>
  list
    .filter(({ id }) => !cleared.has(id))
    .map((item) => (readHere.has(item.id) && !item.isRead ? { ...item, isRead: true } : item))
    .toSorted(newestFirst);
