import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { orders } from '../../db/schema.ts';
import { badRequest, conflict } from '../../http/errors.ts';
import type { User } from '../accounts/index.ts';
import { findDiscount, normaliseCode, takeUse } from '../coupons/index.ts';
import { findOffer } from '../plans/index.ts';
import { openOf } from '../purchases/index.ts';
import { newCode } from './code.ts';
import { errorMessages } from './error-messages.ts';
import type { OrderInput } from './inputs.ts';
import type { Method } from './methods.ts';
import type { OrderRow } from './order.ts';
import { findOrder } from './store.ts';

const HOUR_MS = 3_600_000;
const OPEN_HOURS = 24;
const MAX_OPEN = 5;
const CODE_TRIES = 5;

/** Of an order that waits to be paid from `from` on. */
export const expiryOf = (from: Date) => new Date(from.getTime() + OPEN_HOURS * HOUR_MS);

type NewOrder = { buyer: User; input: OrderInput; methods: readonly Method[]; now: Date };

/** The order that an earlier call with the same input made. Throws 409 where the id was used for something else. */
export async function findRepeated(db: Database, { buyer, input }: Pick<NewOrder, 'buyer' | 'input'>) {
  const order = await findOrder(db, input.id);
  if (!order) return undefined;
  const isSame =
    order.user === buyer.id &&
    order.plan === input.plan &&
    order.duration === input.duration &&
    order.method === input.method &&
    order.coupon === couponOf(input) &&
    order.returnTo === (input.return_to ?? null);
  if (!isSame) throw conflict(errorMessages.idTaken(), 'id');
  return order;
}

const couponOf = ({ coupon }: OrderInput) => (coupon === undefined ? null : (normaliseCode(coupon) ?? coupon));

/** At the plan's price of now. The buyer's row must be locked. */
export async function storeOrder(tx: Database, { buyer, input, methods, now }: NewOrder): Promise<OrderRow> {
  const plan = await findOffer(tx, input.plan, input.duration);
  if (!plan) throw badRequest(errorMessages.notOffered(), 'plan');
  const method = methods.find(({ id }) => id === input.method);
  if (!method) throw badRequest(errorMessages.noMethod(), 'method');
  const endless = (await openOf(tx, buyer.id, now)).find(({ endsAt }) => endsAt === null);
  if (endless) throw conflict(errorMessages.hasNoEnd({ plan: endless.planName }));
  const isOpen = and(eq(orders.user, buyer.id), inArray(orders.state, ['OPEN', 'CHECKING']));
  if ((await tx.$count(orders, isOpen)) >= MAX_OPEN) throw conflict(errorMessages.tooManyOpen({ max: MAX_OPEN }));
  const given =
    input.coupon === undefined
      ? undefined
      : await findDiscount(tx, { ...input, code: input.coupon, reader: buyer, price: plan.price, at: now });
  const stored = await insertOrder(tx, {
    id: input.id,
    user: buyer.id,
    plan: input.plan,
    planName: plan.name,
    duration: input.duration,
    price: plan.price,
    discount: given?.discount ?? 0,
    coupon: given?.coupon ?? null,
    method: method.id,
    methodName: method.name,
    returnTo: input.return_to ?? null,
    createdAt: now,
    expiresAt: expiryOf(now),
  });
  if (given) await takeUse(tx, { order: stored.id, coupon: given.coupon, reader: buyer.id, at: now });
  return stored;
}

async function insertOrder(tx: Database, order: Omit<typeof orders.$inferInsert, 'code'>): Promise<OrderRow> {
  for (let attempt = 0; attempt < CODE_TRIES; attempt += 1) {
    const [row] = await tx
      .insert(orders)
      .values({ ...order, code: newCode() })
      .onConflictDoNothing()
      .returning();
    if (row) return row;
    if (await findOrder(tx, order.id)) throw conflict(errorMessages.idTaken(), 'id');
  }
  throw new Error('No free code was found.');
}
