import { and, count, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { coupons, plans } from '../../db/schema.ts';
import { badRequest, conflict, notFound } from '../../http/errors.ts';
import { normaliseCode } from './codes.ts';
import { errorMessages } from './error-messages.ts';
import type { CouponInput, CouponsPage } from './inputs.ts';
import type { Coupon } from './rules.ts';

const isCoupon = isNull(coupons.batch);

/** Latest first, without the codes of batches. A cursor is the code of the last one. */
export async function readCoupons(db: Database, { limit, after }: CouponsPage) {
  const rows = await db
    .select()
    .from(coupons)
    .where(and(isCoupon, after === undefined ? undefined : isAfter(after)))
    .orderBy(desc(coupons.createdAt), desc(coupons.code))
    .limit(limit + 1);
  const [all] = await db.select({ total: count() }).from(coupons).where(isCoupon);
  return { coupons: rows.slice(0, limit), hasNext: rows.length > limit, total: all!.total };
}

function isAfter(cursor: string) {
  const code = normaliseCode(cursor);
  if (code === undefined) throw badRequest(errorMessages.notACursor(), 'after');
  return sql`(${coupons.createdAt}, ${coupons.code}) < (select created_at, code from coupons where code = ${code})`;
}

/** Throws 404, also for a code of a batch. */
export async function readCoupon(db: Database, typed: string): Promise<Coupon> {
  const code = normaliseCode(typed);
  const [coupon] =
    code === undefined
      ? []
      : await db
          .select()
          .from(coupons)
          .where(and(isCoupon, eq(coupons.code, code)));
  if (!coupon) throw notFound(errorMessages.noCoupon());
  return coupon;
}

/** Adds a coupon, or changes the one of that code. */
export async function saveCoupon(db: Database, input: CouponInput, at: Date): Promise<Coupon> {
  const { code, once_per_person: oncePerPerson, is_on: isOn, ...terms } = input;
  await requirePlans(db, terms.plans);
  const { share = null, amount = null, from = null, until = null, uses = null } = terms;
  const set = { share, amount, plans: terms.plans, from, until, uses, oncePerPerson, isOn };
  const [coupon] = await db
    .insert(coupons)
    .values({ code, ...set, createdAt: at })
    .onConflictDoUpdate({
      target: coupons.code,
      set,
      setWhere: uses === null ? isCoupon : sql`${isCoupon} and ${lte(coupons.used, uses)}`,
    })
    .returning();
  if (coupon) return coupon;
  const [other] = await db.select().from(coupons).where(eq(coupons.code, code));
  if (other!.batch !== null) throw conflict(errorMessages.ofBatch(), 'code');
  throw conflict(errorMessages.usedAlready({ used: other!.used }), 'uses');
}

async function requirePlans(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await db
    .select({ id: plans.id })
    .from(plans)
    .where(inArray(plans.id, [...ids]));
  const missing = ids.find((id) => !found.some((plan) => plan.id === id));
  if (missing !== undefined) throw badRequest(errorMessages.noPlan({ plan: missing }), 'plans');
}
