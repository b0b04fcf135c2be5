import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { users } from '../../db/schema.ts';
import type { Templated } from './messages/index.ts';
import { type NotificationRow, putNotifications } from './store.ts';

/** To the site's owners, but `by` who did it. The caller publishes the rows once they are committed. */
export async function notifyOwners(
  tx: Database,
  { by, ...templated }: { by: number } & Templated,
): Promise<NotificationRow[]> {
  const owners = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'OWNER'), ne(users.id, by)));
  return putNotifications(tx, { readers: owners.map(({ id }) => id), ...templated });
}
