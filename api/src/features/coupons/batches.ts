import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { codeBatches, coupons, couponUses, orders, payments, receipts, users } from '../../db/schema.ts';
import { badRequest, conflict, notFound } from '../../http/errors.ts';
import { pageOf, type Page } from '../../http/page-query.ts';
import type { User } from '../accounts/index.ts';
import { book, houseAccount } from '../ledger/index.ts';
import { issueReceipt, paymentsByBatch, recordPayment, requireAmount } from '../payments/index.ts';
import { findOffer } from '../plans/index.ts';
import { newCode, normaliseCode } from './codes.ts';
import { errorMessages } from './error-messages.ts';
import type { CodesInput } from './inputs.ts';
import { WHOLE_SHARE } from './rules.ts';

/** Makes codes that are paid for together and used by one person each. Until then their price is in `house:prepaid`. */
export async function createCodes(tx: Database, input: CodesInput, by: User, at: Date): Promise<string[]> {
  const { plan, duration, count, payment } = input;
  const offer = await findOffer(tx, plan, duration);
  if (!offer) throw badRequest(errorMessages.notOffered(), 'plan');
  requireAmount(payment, offer.price * count);
  const price = Math.floor(payment.amount / count);
  if (price === 0) throw badRequest(errorMessages.tooCheap({ count }), 'amount');
  const [batch] = await tx
    .insert(codeBatches)
    .values({ plan, planName: offer.name, duration, price, count, at, by: by.id })
    .returning();
  const evidence = await recordPayment(tx, { direction: 'IN', payment, at, by: by.id, batch: batch!.id });
  await issueReceipt(tx, evidence.id, at);
  const prepaid = price * count;
  await book(tx, {
    key: `batch:${batch!.id}`,
    at,
    entries: [
      [houseAccount('cash'), -payment.amount],
      [houseAccount('prepaid'), prepaid],
      // What does not divide by the number of codes is below Tk 1 a code.
      [houseAccount('sales'), payment.amount - prepaid],
    ],
  });
  const codes = Array.from({ length: count }, newCode);
  const terms = { share: WHOLE_SHARE, plans: [plan], duration, uses: 1, batch: batch!.id, createdAt: at };
  await tx.insert(coupons).values(codes.map((code) => ({ code, ...terms })));
  return codes;
}

/** Latest first. */
export async function readBatches(db: Database, { limit, after }: Page) {
  const found = await db
    .select({ batch: codeBatches, by: users.name, receipt: receipts.number })
    .from(codeBatches)
    .innerJoin(users, eq(users.id, codeBatches.by))
    .innerJoin(payments, eq(payments.batch, codeBatches.id))
    .innerJoin(receipts, eq(receipts.payment, payments.id))
    .where(after === undefined ? undefined : lt(codeBatches.id, after))
    .orderBy(desc(codeBatches.id))
    .limit(limit + 1);
  const { rows, next } = pageOf(found, limit, ({ batch }) => batch.id);
  const ids = rows.map(({ batch }) => batch.id);
  const codes = await readCodes(db, ids);
  const paid = await paymentsByBatch(db, ids);
  const batches = rows.map((row) => ({
    ...row,
    payment: paid.get(row.batch.id)![0]!,
    codes: codes.get(row.batch.id) ?? [],
  }));
  return { rows: batches, next, total: await db.$count(codeBatches) };
}

export async function readBatch(db: Database, id: number) {
  const { rows } = await readBatches(db, { limit: 1, after: id + 1 });
  if (rows[0]?.batch.id !== id) throw notFound(errorMessages.noBatch());
  return rows[0];
}

type Switch = { batch: number; code: string; isOn: boolean };

/** Switches an unused code off or on. Its payment stays booked. Throws 404, and 409 for a code that was used. */
export async function switchCode(tx: Database, { batch, code: typed, isOn }: Switch): Promise<void> {
  const code = normaliseCode(typed);
  if (code === undefined) throw notFound(errorMessages.noCode());
  // Locked, so that an order at the same time either has it or not.
  const [coupon] = await tx
    .select({ used: coupons.used })
    .from(coupons)
    .where(and(eq(coupons.batch, batch), eq(coupons.code, code)))
    .for('update');
  if (!coupon) throw notFound(errorMessages.noCode());
  if (coupon.used > 0) throw conflict(errorMessages.codeUsed());
  await tx.update(coupons).set({ isOn }).where(eq(coupons.code, code));
}

/** The price of one code of a batch; undefined for a coupon. */
export async function findPrepaid(db: Database, code: string): Promise<number | undefined> {
  const [row] = await db
    .select({ price: codeBatches.price })
    .from(coupons)
    .innerJoin(codeBatches, eq(codeBatches.id, coupons.batch))
    .where(eq(coupons.code, code));
  return row?.price;
}

async function readCodes(db: Database, batches: number[]) {
  if (batches.length === 0) return new Map<number | null, never>();
  const rows = await db
    .select({
      batch: coupons.batch,
      code: coupons.code,
      usedAt: couponUses.at,
      usedBy: { user_id: users.userId, name: users.name },
      isOn: coupons.isOn,
    })
    .from(coupons)
    .leftJoin(couponUses, eq(couponUses.coupon, coupons.code))
    .leftJoin(orders, eq(orders.id, couponUses.order))
    .leftJoin(users, eq(users.id, orders.user))
    .where(inArray(coupons.batch, batches))
    .orderBy(asc(coupons.code));
  return Map.groupBy(rows, ({ batch }) => batch);
}
