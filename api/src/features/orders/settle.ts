import { and, eq, ne, notInArray, or } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { orders } from '../../db/schema.ts';
import { conflict, forbidden, notFound } from '../../http/errors.ts';
import { englishOf } from '../../http/messages.ts';
import { findUser, type User } from '../accounts/index.ts';
import { type NotificationRow, putNotification } from '../notifications/index.ts';
import { findPayment, issueReceipt, type PaymentInput, recordPayment, requireAmount } from '../payments/index.ts';
import { lockBuyer, openPlan, type PurchaseDependencies } from '../purchases/index.ts';
import { normaliseTransaction } from './code.ts';
import { retakeCoupon } from './discount.ts';
import { errorMessages } from './error-messages.ts';
import { orderMessages } from './messages.ts';
import { amountOf, isPaid, type OrderRow } from './order.ts';
import { expiryOf } from './start.ts';
import { changeOrder, findOrder, lockOrders } from './store.ts';

/** `by` is null for a provider. */
export type Paid = { payment: PaymentInput; by: number | null };
type Changed = { order: OrderRow; news: NotificationRow[] };

/**
 * Settles an order by evidence that somebody looked at. Repeated with the same reference it changes nothing; throws 409
 * where the order was paid otherwise or the reference paid something else.
 */
export async function settleOrder(
  dependencies: PurchaseDependencies,
  { id, payment, by }: { id: string; payment: PaymentInput; by: number },
): Promise<OrderRow> {
  const { db, live, houseId } = dependencies;
  const found = await findOrder(db, id);
  if (!found) throw notFound(errorMessages.noOrder());
  if (found.user === by) throw forbidden(errorMessages.notYourself());
  const account = (await findUser(db, found.user))!;
  const { order, news } = await db.transaction(async (tx): Promise<Changed> => {
    const buyer = await lockBuyer(tx, account, houseId);
    const locked = await lockOrders(tx, or(eq(orders.id, id), hasTransaction(payment))!);
    const order = locked.find((one) => one.id === id)!;
    if (isPaid(order)) {
      if ((await findPayment(tx, payment))?.order === id) return { order, news: [] };
      throw conflict(errorMessages.paid({ code: order.code }));
    }
    requireAmount(payment, amountOf(order));
    return payOrder(tx, dependencies, { order, buyer, payment, by });
  });
  live.publish(news);
  return order;
}

const hasTransaction = ({ method, reference }: PaymentInput) =>
  and(
    eq(orders.method, method),
    eq(orders.transaction, normaliseTransaction(reference)),
    notInArray(orders.state, ['FAILED', 'CANCELLED', 'EXPIRED']),
  );

/**
 * Opens what was ordered, with evidence and a receipt. The buyer and then the order must be locked, and the order not be
 * paid; it may be closed, for the money came late. Throws 409 where the reference was recorded before, or the buyer has a
 * plan without end. Publish the notifications after the commit.
 */
export async function payOrder(
  tx: Database,
  dependencies: PurchaseDependencies,
  { order, buyer, payment, by }: Paid & { order: OrderRow; buyer: User },
): Promise<Changed> {
  const at = dependencies.now();
  const { id, plan, planName: name, duration, closedAt } = order;
  if (closedAt) await retakeCoupon(tx, id);
  const news = await freeTransaction(tx, order, { payment, at });
  const sale = { plan: { id: plan, name }, duration, price: payment.amount, complimentary: null, order: id };
  const opened = await openPlan(tx, dependencies, { ...sale, buyer });
  const row = await recordPayment(tx, { direction: 'IN', payment, at, by, order: id, purchase: opened.purchase.id });
  await issueReceipt(tx, row.id, at);
  const transaction = payment.method === order.method ? normaliseTransaction(payment.reference) : null;
  const paid = await changeOrder(tx, id, {
    state: 'PAID',
    closedAt: at,
    purchase: opened.purchase.id,
    transaction,
    problem: null,
  });
  return { order: paid, news: [...news, opened.news] };
}

/** An order of which nothing is to be paid. The buyer and the order must be locked. */
export async function openFreeOrder(
  tx: Database,
  dependencies: PurchaseDependencies,
  { order, buyer }: { order: OrderRow; buyer: User },
): Promise<Changed> {
  const { id, plan, planName: name, duration, coupon } = order;
  const why = coupon === null ? orderMessages.free() : orderMessages.giftOf({ coupon });
  const sale = { plan: { id: plan, name }, duration, price: 0, complimentary: englishOf(why), order: id };
  const { purchase, news } = await openPlan(tx, dependencies, { ...sale, buyer });
  const at = dependencies.now();
  return { order: await changeOrder(tx, id, { state: 'PAID', closedAt: at, purchase: purchase.id }), news: [news] };
}

/** The transfer turned out to be this order's: another one that it was entered for waits for its own again. */
async function freeTransaction(
  tx: Database,
  { id, transaction }: OrderRow,
  { payment, at }: { payment: PaymentInput; at: Date },
): Promise<NotificationRow[]> {
  if (transaction === normaliseTransaction(payment.reference)) return [];
  const isWrong = and(hasTransaction(payment), ne(orders.id, id), eq(orders.state, 'CHECKING'));
  const [wrong] = await tx.select().from(orders).where(isWrong);
  return wrong ? (await reopen(tx, wrong, { reason: null, at })).news : [];
}

/** The transfer that its reader entered is not found. */
export async function rejectTransaction(
  { db, live, now }: PurchaseDependencies,
  { id, reason }: { id: string; reason: string },
): Promise<OrderRow> {
  const { order, news } = await db.transaction(async (tx) => {
    const [order] = await lockOrders(tx, eq(orders.id, id));
    if (!order) throw notFound(errorMessages.noOrder());
    if (order.state !== 'CHECKING' || order.transaction === null)
      throw conflict(errorMessages.notChecking({ code: order.code }));
    return reopen(tx, order, { reason, at: now() });
  });
  live.publish(news);
  return order;
}

async function reopen(
  tx: Database,
  { id, user, code, transaction }: OrderRow,
  { reason, at }: { reason: string | null; at: Date },
): Promise<Changed> {
  const order = await changeOrder(tx, id, { state: 'OPEN', transaction: null, expiresAt: expiryOf(at) });
  const params = { id, code, transaction: transaction!, reason };
  return { order, news: [await putNotification(tx, { user, template: 'order-transaction-rejected', params })] };
}
