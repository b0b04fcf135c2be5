import { and, desc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { lockUser, updateUser } from '../accounts/index.ts';
import type { Database } from '../db/connection.ts';
import { purchases } from '../db/schema.ts';

export type PurchaseRow = typeof purchases.$inferSelect;

const isRunning = (now: Date) =>
  and(isNull(purchases.closedAt), or(isNull(purchases.endsAt), gt(purchases.endsAt, now)));

/** The purchases whose access a user has now, the newest first. */
export const runningOf = (db: Database, user: number, now: Date): Promise<PurchaseRow[]> =>
  db
    .select()
    .from(purchases)
    .where(and(eq(purchases.user, user), isRunning(now)))
    .orderBy(desc(purchases.id));

/** Takes a purchase's access back, with its user locked. Another that runs keeps the access open. */
export async function closeAccess(tx: Database, { id, user, plan }: PurchaseRow, now: Date): Promise<void> {
  await tx.update(purchases).set({ closedAt: now }).where(eq(purchases.id, id));
  const owner = await lockUser(tx, user);
  // What an administrator opened by hand is not ours to close.
  if (owner?.accessDoc !== plan) return;
  const [other] = await runningOf(tx, user, now);
  await updateUser(tx, user, { accessDoc: other?.plan ?? '' });
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
