/** What the bell and its panel say. */
export const messages = {
  // Specification 2
  heading: 'Notifications',
  countNew: (count: number) => `${count} new`,
  markAll: 'Mark all as read',
  latest: 'Latest',
  showMore: 'Show more',
  showLess: 'Show less',
  empty: 'No notifications',
  clear: 'Clear',
  close: 'Close',

  // The specification has no words for them
  bellUnread: (count: number) => `Notifications, ${count} unread`,
  newOne: (title: string) => `New notification: ${title}`,
  markOne: (title: string) => `Mark as read: ${title}`,
  reconnecting: 'Reconnecting…',
} as const;
