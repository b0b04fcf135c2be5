import type { NotificationItemFragment } from './notification.generated.ts';

// A date that cannot be read is shown as 'Just now', and stands there.
const timeOf = ({ createdAt }: NotificationItemFragment) => {
  const time = Date.parse(createdAt ?? '');
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
};

const newestFirst = (a: NotificationItemFragment, b: NotificationItemFragment) => {
  const [timeA, timeB] = [timeOf(a), timeOf(b)];
  return timeA === timeB ? 0 : timeB - timeA;
};

/** The server's list as this browser shows it: newest first, what was read here read, what was cleared here gone. */
export const arrange = (
  list: readonly NotificationItemFragment[],
  read: ReadonlySet<string>,
  cleared: ReadonlySet<string>,
) =>
  list
    .filter(({ id }) => !cleared.has(id))
    .map((item) => (read.has(item.id) && !item.isRead ? { ...item, isRead: true } : item))
    .toSorted(newestFirst);
