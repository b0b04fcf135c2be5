import { and, eq, inArray, ne } from 'drizzle-orm';
import { type Permission, ROLE_PERMISSIONS, ROLES } from 'schema/roles.ts';
import type { Database } from '../../db/connection.ts';
import { notifications, users } from '../../db/schema.ts';
import type { Details, StaffTemplate, Templated, Things } from './messages/index.ts';
import { isUnread, lockOrder, type NotificationRow, putEach } from './store.ts';

/** So many of the latest ids tell whether a thing is new. */
const MAX_IDS = 200;

type Thing = { id: string; writers: readonly number[] };

type StaffNews<Name extends StaffTemplate = StaffTemplate> = {
  template: Name;
  /** Of a single thing; several are only counted. */
  details: Details<Name>;
  things: readonly Thing[];
  /** Who did it, and is not notified. */
  by?: number | undefined;
};

/** To those whose role has the permission, of what they have not written. As `putNotification`. */
export async function notifyStaff<Name extends StaffTemplate>(
  tx: Database,
  permission: Permission,
  news: StaffNews<Name>,
): Promise<NotificationRow[]> {
  const roles = ROLES.filter((role) => (ROLE_PERMISSIONS[role] as readonly Permission[]).includes(permission));
  const staff = await tx.select({ id: users.id }).from(users).where(inArray(users.role, roles));
  return putNews(
    tx,
    news,
    staff.map(({ id }) => ({ user: id, things: news.things.filter(({ writers }) => !writers.includes(id)) })),
  );
}

/** To those of the writers who still have a role. As `putNotification`. */
export async function notifyWriters<Name extends StaffTemplate>(
  tx: Database,
  news: StaffNews<Name>,
): Promise<NotificationRow[]> {
  const writers = [...new Set(news.things.flatMap((thing) => thing.writers))];
  const standing = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, writers), ne(users.role, 'READER')));
  return putNews(
    tx,
    news,
    standing.map(({ id }) => ({ user: id, things: news.things.filter((thing) => thing.writers.includes(id)) })),
  );
}

type Recipient = { user: number; things: readonly Thing[] };

/** One with all things takes the place of an unread one of its kind: people see one number, not a list of the same. */
async function putNews(tx: Database, { template, details, by }: StaffNews, to: readonly Recipient[]) {
  const recipients = to.filter(({ user, things }) => user !== by && things.length > 0);
  if (recipients.length === 0) return [];
  await lockOrder(tx);
  const unread = await tx
    .select({ id: notifications.id, user: notifications.user, params: notifications.params })
    .from(notifications)
    .where(
      and(
        inArray(
          notifications.user,
          recipients.map(({ user }) => user),
        ),
        eq(notifications.template, template),
        isUnread(tx),
      ),
    );
  const before = new Map(unread.map(({ user, params }) => [user, params as Things]));
  await tx.delete(notifications).where(
    inArray(
      notifications.id,
      unread.map(({ id }) => id),
    ),
  );
  const each = recipients.map(({ user, things }) => {
    const params = { ...details, ...addThings(before.get(user), things) };
    return { user, template, params } as { user: number } & Templated;
  });
  return putEach(tx, each);
}

function addThings({ count, ids }: Things = { count: 0, ids: [] }, things: readonly Thing[]): Things {
  const added = [...new Set(things.map(({ id }) => id))].filter((id) => !ids.includes(id));
  return { count: count + added.length, ids: [...ids, ...added].slice(-MAX_IDS) };
}
