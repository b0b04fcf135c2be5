import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { orders, plans, type PlanPrice } from '../../db/schema.ts';
import { badRequest, conflict } from '../../http/errors.ts';
import type { User } from '../accounts/index.ts';
import { openOf } from '../purchases/index.ts';
import { newCode } from './code.ts';
import { normaliseCoupon, reserveCoupon } from './discount.ts';
import { errorMessages } from './error-messages.ts';
import type { OrderInput } from './inputs.ts';
import type { Method } from './methods.ts';
import type { OrderRow } from './order.ts';
import { changeOrder, findOrder } from './store.ts';

const HOUR_MS = 3_600_000;
const OPEN_HOURS = 24;
const MAX_OPEN = 5;
const CODE_TRIES = 5;
const NO_ACCESS = 'limited';

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

const couponOf = ({ coupon }: OrderInput) => (coupon === undefined ? null : normaliseCoupon(coupon));

/** At the plan's price of now. The buyer's row must be locked. */
export async function storeOrder(tx: Database, { buyer, input, methods, now }: NewOrder): Promise<OrderRow> {
  const plan = await findOffer(tx, input);
  const method = methods.find(({ id }) => id === input.method);
  if (!method) throw badRequest(errorMessages.noMethod(), 'method');
  const endless = (await openOf(tx, buyer.id, now)).find(({ endsAt }) => endsAt === null);
  if (endless) throw conflict(errorMessages.hasNoEnd({ plan: endless.planName }));
  const isOpen = and(eq(orders.user, buyer.id), inArray(orders.state, ['OPEN', 'CHECKING']));
  if ((await tx.$count(orders, isOpen)) >= MAX_OPEN) throw conflict(errorMessages.tooManyOpen({ max: MAX_OPEN }));
  const coupon = couponOf(input);
  const stored = await insertOrder(tx, {
    id: input.id,
    user: buyer.id,
    plan: input.plan,
    planName: plan.name,
    duration: input.duration,
    price: plan.price,
    coupon,
    method: method.id,
    methodName: method.name,
    returnTo: input.return_to ?? null,
    createdAt: now,
    expiresAt: expiryOf(now),
  });
  const discount = await reserveCoupon(tx, coupon, {
    order: stored.id,
    user: buyer.id,
    plan: stored.plan,
    price: stored.price,
    at: now,
  });
  return discount === 0 ? stored : changeOrder(tx, stored.id, { discount });
}

async function findOffer(tx: Database, { plan: id, duration }: OrderInput): Promise<{ name: string } & PlanPrice> {
  const [plan] = await tx
    .select()
    .from(plans)
    .where(and(eq(plans.id, id), eq(plans.isActive, true)));
  if (!plan || plan.id === NO_ACCESS) throw badRequest(errorMessages.noPlan(), 'plan');
  const price = plan.prices.find((one) => one.duration === duration);
  if (!price) throw badRequest(errorMessages.noDuration(), 'duration');
  return { ...price, name: plan.name };
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
