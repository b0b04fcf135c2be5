import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { couponUses, coupons, orders } from '../../db/schema.ts';
import { badRequest, conflict } from '../../http/errors.ts';
import { dhakaDay } from '../../readable-date.ts';
import { may, type User } from '../accounts/index.ts';
import { normaliseCode } from './codes.ts';
import { errorMessages, refusals } from './error-messages.ts';
import { type Coupon, discountOf, refusalOf } from './rules.ts';

type Question = { code: string; reader: User; plan: string; duration: string; price: number; at: Date };

/** The code as it is stored, and what it takes off. */
export type Discount = { coupon: string; discount: number };

/** What a code takes off the price. Throws 400 where this reader cannot use it for this plan now. */
export async function findDiscount(db: Database, question: Question): Promise<Discount> {
  const { reader, plan, duration, price, at } = question;
  const code = normaliseCode(question.code);
  const [coupon] = code === undefined ? [] : await db.select().from(coupons).where(eq(coupons.code, code));
  if (!coupon) throw refuse(refusals.notValid());
  // Who makes codes would otherwise give plans to themselves.
  if (may(reader, 'MONEY')) throw refuse(refusals.sellsPlans());
  const usedByReader = await isUsedBy(db, coupon, reader);
  const refusal = refusalOf(coupon, { plan, duration, today: dhakaDay(at), usedByReader });
  if (refusal) throw refuse(refusal);
  return { coupon: coupon.code, discount: discountOf(coupon, price) };
}

const refuse = (reason: ReturnType<(typeof refusals)['notValid']>) => badRequest(reason, 'coupon');

async function isUsedBy(db: Database, { code }: Coupon, { id }: User): Promise<boolean> {
  const [use] = await db
    .select({ order: couponUses.order })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.order))
    .where(and(eq(couponUses.coupon, code), eq(orders.user, id)))
    .limit(1);
  return use !== undefined;
}

type Use = { order: string; coupon: string; reader: number; at: Date };

/** For an order that is stored. Throws 409 where the last use was taken meanwhile, 400 where it was switched off. */
export async function takeUse(tx: Database, use: Use): Promise<void> {
  const coupon = await tryUse(tx, use);
  if (!coupon) throw conflict(errorMessages.usedMeanwhile(), 'coupon');
  if (!coupon.isOn) throw refuse(refusals.notValid());
}

/** For an order that came to nothing and is paid after all. False where no use is left: the discount was given anyway. */
export async function takeUseAgain(tx: Database, use: Use): Promise<boolean> {
  const [held] = await tx.select().from(couponUses).where(eq(couponUses.order, use.order));
  return held !== undefined || (await tryUse(tx, use)) !== undefined;
}

/** For orders that come to nothing. Those that have none, or gave theirs back, stay as they are. */
export async function returnUses(tx: Database, orderIds: readonly string[]): Promise<void> {
  const uses = await tx
    .select()
    .from(couponUses)
    .where(inArray(couponUses.order, [...orderIds]))
    .orderBy(asc(couponUses.coupon));
  for (const { order, coupon } of uses) {
    // The coupon is locked before its uses, as where one is taken.
    await tx.select().from(coupons).where(eq(coupons.code, coupon)).for('update');
    const returned = await tx.delete(couponUses).where(eq(couponUses.order, order)).returning();
    if (returned.length > 0) await addUses(tx, coupon, -1);
  }
}

async function tryUse(tx: Database, { order, coupon: code, reader, at }: Use): Promise<Coupon | undefined> {
  // Locks the coupon until the transaction ends: of many at once, one gets the last use.
  const coupon = await addUses(tx, code, 1);
  if (!coupon) return undefined;
  const [use] = await tx
    .insert(couponUses)
    .values({ order, coupon: code, onlyUseOf: coupon.oncePerPerson ? reader : null, at })
    .onConflictDoNothing()
    .returning();
  if (use) return coupon;
  await addUses(tx, code, -1);
  return undefined;
}

async function addUses(tx: Database, code: string, count: 1 | -1): Promise<Coupon | undefined> {
  const isLeft = count < 0 ? undefined : or(isNull(coupons.uses), lt(coupons.used, coupons.uses));
  const [coupon] = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + ${count}` })
    .where(and(eq(coupons.code, code), isLeft))
    .returning();
  return coupon;
}
