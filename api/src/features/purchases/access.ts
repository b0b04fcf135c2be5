import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { lockUser, updateUser } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { purchases } from '../../db/schema.ts';
import { endOf } from './duration.ts';

export type PurchaseRow = typeof purchases.$inferSelect;

const isOpen = (now: Date) => and(isNull(purchases.closedAt), or(isNull(purchases.endsAt), gt(purchases.endsAt, now)));

/** The purchases whose access a user has now, or will have, in the order of their start. */
export const openOf = (db: Database, user: number, now: Date): Promise<PurchaseRow[]> =>
  db
    .select()
    .from(purchases)
    .where(and(eq(purchases.user, user), isOpen(now)))
    .orderBy(asc(purchases.startsAt), asc(purchases.id));

/** The purchases whose access a user has now, the newest first. */
export const runningOf = (db: Database, user: number, now: Date): Promise<PurchaseRow[]> =>
  db
    .select()
    .from(purchases)
    .where(and(eq(purchases.user, user), isOpen(now), lte(purchases.startsAt, now)))
    .orderBy(desc(purchases.id));

/** When the last of these ends; undefined where one has no end, and `from` where there is none. */
export function endOfAll(some: readonly PurchaseRow[], from: Date): Date | undefined {
  if (some.some(({ endsAt }) => endsAt === null)) return undefined;
  return new Date(Math.max(from.getTime(), ...some.map(({ endsAt }) => endsAt!.getTime())));
}

/** Takes a purchase's access back, with its user locked. What waits behind it moves up; another that runs keeps the access open. */
export async function closeAccess(tx: Database, { id, user, plan }: PurchaseRow, now: Date): Promise<void> {
  await tx.update(purchases).set({ closedAt: now }).where(eq(purchases.id, id));
  await moveUp(tx, user, now);
  const owner = await lockUser(tx, user);
  // What an administrator opened by hand is not ours to close.
  if (owner?.accessDoc !== plan) return;
  const [other] = await runningOf(tx, user, now);
  await updateUser(tx, user, { accessDoc: other?.plan ?? '' });
}

/** Starts what waits as soon as what is before it ends, one after the other, each as long as it was sold for. */
async function moveUp(tx: Database, user: number, now: Date): Promise<void> {
  const open = await openOf(tx, user, now);
  let free = endOfAll(
    open.filter(({ startsAt }) => startsAt <= now),
    now,
  );
  for (const { id, startsAt, duration } of open.filter((one) => one.startsAt > now)) {
    if (!free) return;
    const endsAt = endOf(duration, free);
    if (free < startsAt) await tx.update(purchases).set({ startsAt: free, endsAt }).where(eq(purchases.id, id));
    free = endsAt;
  }
}

/** Closes the access of purchases whose time is over. */
export async function endPlans(db: Database, now: Date): Promise<void> {
  const over = await db
    .select()
    .from(purchases)
    .where(and(isNull(purchases.closedAt), isNotNull(purchases.endsAt), lte(purchases.endsAt, now)));
  for (const { id, user } of over) {
    await db.transaction(async (tx) => {
      await lockUser(tx, user);
      const [purchase] = await tx
        .select()
        .from(purchases)
        .where(and(eq(purchases.id, id), isNull(purchases.closedAt)));
      if (purchase) await closeAccess(tx, purchase, now);
    });
  }
}
