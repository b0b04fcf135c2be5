import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lockUser, updateUser, type User } from '../accounts/index.ts';
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

/** The last open plan of each reader whose plans end between the times. */
export async function endingPlans(
  db: Database,
  after: Date,
  before: Date,
): Promise<{ id: number; user: number; planName: string; endsAt: Date }[]> {
  const { id, user, planName, endsAt } = purchases;
  const later = alias(purchases, 'later');
  const isLater = and(
    eq(later.user, user),
    isNull(later.closedAt),
    or(isNull(later.endsAt), gt(later.endsAt, endsAt), and(eq(later.endsAt, endsAt), gt(later.id, id))),
  );
  const rows = await db
    .select({ id, user, planName, endsAt })
    .from(purchases)
    .where(
      and(
        isNull(purchases.closedAt),
        gt(endsAt, after),
        lte(endsAt, before),
        notExists(db.select({ id: later.id }).from(later).where(isLater)),
      ),
    );
  return rows.map((row) => ({ ...row, endsAt: row.endsAt! }));
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

/** When a reader's access ends, even if `endPlans` has yet to close it. Undefined where it has no end. */
export async function endOfAccess(db: Database, { id, accessDoc }: User): Promise<Date | undefined> {
  const unclosed = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.user, id), isNull(purchases.closedAt)));
  // Access that an administrator opened by hand has none.
  return unclosed.some(({ plan }) => plan === accessDoc) ? endOfAll(unclosed, new Date(0)) : undefined;
}
