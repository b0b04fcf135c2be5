// For tests of other packages.
export { InMemoryCache } from '@apollo/client/cache';
export { createClient } from '../apollo/client.ts';
export { openFeed } from '../features/notifications/live/open-feed.ts';
export { NotificationsDocument } from '../features/notifications/notifications.generated.ts';
