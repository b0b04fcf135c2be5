import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { lockUser, updateUser } from '../accounts/index.ts';
import type { Database } from '../../db/connection.ts';
import { purchases } from '../../db/schema.ts';
import { endOf } from './duration.ts';

export type PurchaseRow = typeof purchases.$inferSelect;

/** The provider of purchases that were paid before, with the codes of a class. */
export const BY_CODE = 'code';
export const isByCode = ({ provider }: PurchaseRow) => provider === BY_CODE;

const isOpen = (now: Date) => and(isNull(purchases.closedAt), or(isNull(purchases.endsAt), gt(purchases.endsAt, now)));

/** Includes upcoming purchases, in the order of their start. */
export const openOf = (db: Database, user: number, now: Date): Promise<PurchaseRow[]> => openOfAll(db, [user], now);

export const openOfAll = (db: Database, users: readonly number[], now: Date): Promise<PurchaseRow[]> =>
  db
    .select()
    .from(purchases)
    .where(and(inArray(purchases.user, [...users]), isOpen(now)))
    .orderBy(asc(purchases.startsAt), asc(purchases.id));

export const runningOf = (db: Database, user: number, now: Date): Promise<PurchaseRow[]> =>
  db
    .select()
    .from(purchases)
    .where(and(eq(purchases.user, user), isOpen(now), lte(purchases.startsAt, now)))
    .orderBy(desc(purchases.id));

/** Whether a plan opened questions at a time. One that was paid back never did. */
export async function hadPlan(db: Database, user: number, at: Date): Promise<boolean> {
  const isUnclosed = or(isNull(purchases.closedAt), gt(purchases.closedAt, at));
  const isUnended = or(isNull(purchases.endsAt), gt(purchases.endsAt, at));
  const [plan] = await db
    .select({ id: purchases.id })
    .from(purchases)
    .where(
      and(eq(purchases.user, user), lte(purchases.startsAt, at), isUnclosed, isUnended, isNull(purchases.refundedAt)),
    )
    .limit(1);
  return plan !== undefined;
}

/** Undefined if one has no end; `from` if there are none. */
export function endOfAll(some: readonly Pick<PurchaseRow, 'endsAt'>[], from: Date): Date | undefined {
  if (some.some(({ endsAt }) => endsAt === null)) return undefined;
  return new Date(Math.max(from.getTime(), ...some.map(({ endsAt }) => endsAt!.getTime())));
}

/** Upcoming purchases move up. The user's row must be locked. */
export async function closeAccess(tx: Database, { id, user, plan }: PurchaseRow, now: Date): Promise<void> {
  await tx.update(purchases).set({ closedAt: now }).where(eq(purchases.id, id));
  await moveUp(tx, user, now);
  const owner = await lockUser(tx, user);
  // Access that an administrator opened by hand stays.
  if (owner?.accessDoc !== plan) return;
  const [other] = await runningOf(tx, user, now);
  await updateUser(tx, user, { accessDoc: other?.plan ?? '' });
}

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
