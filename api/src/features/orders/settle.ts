import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { orders } from '../../db/schema.ts';
import { jsonRows } from '../../db/sql-rows.ts';
import { conflict, forbidden, notFound } from '../../http/errors.ts';
import { englishOf } from '../../http/messages.ts';
import { findUser, type User } from '../accounts/index.ts';
import { findPrepaid, takeUseAgain } from '../coupons/index.ts';
import { type NotificationRow, putNotification } from '../notifications/index.ts';
import { findPayment, issueReceipts, type PaymentInput, recordPayments, requireAmount } from '../payments/index.ts';
import { lockBuyer, openPlan, openPlans, type PurchaseDependencies } from '../purchases/index.ts';
import { normaliseTransaction } from './code.ts';
import { errorMessages } from './error-messages.ts';
import { orderMessages } from './messages.ts';
import { amountOf, isPaid, type OrderRow } from './order.ts';
import { expiryOf } from './start.ts';
import { changeOrder, findOrder, hasId, lockOrders } from './store.ts';

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
    const locked = await lockOrders(tx, or(hasId(id), isEnteredOf([{ payment, by }]))!);
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

/** Orders that one of the references was entered for. */
const isEnteredOf = (all: readonly Paid[]) =>
  and(
    eq(orders.state, 'CHECKING'),
    or(
      ...all.map(({ payment: { method, reference } }) =>
        and(eq(orders.method, method), eq(orders.transaction, normaliseTransaction(reference))),
      ),
    ),
  )!;

type Paying = Paid & { order: OrderRow; buyer: User };

/**
 * Opens what was ordered, with evidence and a receipt. The buyer and then the order must be locked, and the order not be
 * paid; it may be closed, for the money came late. Throws 409 where the reference was recorded before, or the buyer has a
 * plan without end. Publish the notifications after the commit.
 */
export async function payOrder(tx: Database, dependencies: PurchaseDependencies, paying: Paying): Promise<Changed> {
  const { orders: paid, news } = await payOrders(tx, dependencies, [paying]);
  return { order: paid[0]!, news };
}

/** As `payOrder`, all or none, at most 1,000. */
export async function payOrders(
  tx: Database,
  dependencies: PurchaseDependencies,
  all: readonly Paying[],
): Promise<{ orders: OrderRow[]; news: NotificationRow[] }> {
  if (all.length === 0) return { orders: [], news: [] };
  const at = dependencies.now();
  const problems = await findProblems(tx, all, at);
  const news = await freeTransactions(tx, all, at);
  const opened = await openPlans(
    tx,
    dependencies,
    all.map(({ order: { id, plan, planName: name, duration }, buyer, payment }) => ({
      buyer,
      plan: { id: plan, name },
      duration,
      price: payment.amount,
      complimentary: null,
      order: id,
    })),
  );
  const bought = opened.map(({ purchase }) => purchase.id);
  const recorded = await recordPayments(
    tx,
    all.map(({ order: { id }, payment, by }, index) => ({
      direction: 'IN',
      payment,
      at,
      by,
      order: id,
      purchase: bought[index]!,
    })),
  );
  await issueReceipts(
    tx,
    recorded.map(({ id }) => id),
    at,
  );
  const paid = all.map(({ order, payment }, index) => ({
    ...order,
    state: 'PAID' as const,
    closedAt: at,
    purchase: bought[index]!,
    transaction: payment.method === order.method ? normaliseTransaction(payment.reference) : null,
    problem: problems[index]!,
  }));
  await storePaid(tx, paid, at);
  return { orders: paid, news: [...news, ...opened.map((one) => one.news)] };
}

async function storePaid(tx: Database, paid: readonly OrderRow[], at: Date): Promise<void> {
  const rows = jsonRows(paid.map(({ id, purchase, transaction, problem }) => ({ id, purchase, transaction, problem })));
  await tx.execute(sql`update orders o set state = 'PAID', closed_at = ${at.toISOString()}::timestamptz, problem = r.problem,
    purchase = r.purchase, "transaction" = r."transaction"
    from jsonb_to_recordset(${rows}) as r(id text, purchase bigint, "transaction" text, problem jsonb) where o.id = r.id`);
}

/** A closed order gave its coupon's use back. If none is left, the desk is told; what the reader has paid counts. */
async function findProblems(tx: Database, all: readonly Paying[], at: Date): Promise<OrderRow['problem'][]> {
  const problems: OrderRow['problem'][] = [];
  for (const { order } of all) {
    const { id, user, coupon, closedAt } = order;
    const isUsedUp =
      coupon !== null && closedAt !== null && !(await takeUseAgain(tx, { order: id, coupon, reader: user, at }));
    problems.push(isUsedUp ? errorMessages.couponUsedUp({ coupon }) : null);
  }
  return problems;
}

/** An order of which nothing is to be paid. The buyer and the order must be locked. */
export async function openFreeOrder(
  tx: Database,
  dependencies: PurchaseDependencies,
  { order, buyer }: { order: OrderRow; buyer: User },
): Promise<Changed> {
  const { id, plan, planName: name, duration, coupon } = order;
  const prepaid = coupon === null ? undefined : await findPrepaid(tx, coupon);
  const why = coupon === null ? orderMessages.free() : orderMessages.giftOf({ coupon });
  const paid =
    prepaid === undefined
      ? { price: 0, complimentary: englishOf(why) }
      : { price: prepaid, complimentary: null, isPrepaid: true };
  const sale = { plan: { id: plan, name }, duration, order: id, ...paid };
  const { purchase, news } = await openPlan(tx, dependencies, { ...sale, buyer });
  const at = dependencies.now();
  return { order: await changeOrder(tx, id, { state: 'PAID', closedAt: at, purchase: purchase.id }), news: [news] };
}

/** Transfers turned out to be these orders': others that they were entered for wait for their own again. */
async function freeTransactions(tx: Database, all: readonly Paying[], at: Date): Promise<NotificationRow[]> {
  const taken = all.filter(({ order, payment }) => order.transaction !== normaliseTransaction(payment.reference));
  const news: NotificationRow[] = [];
  for (const wrong of taken.length === 0 ? [] : await lockOrders(tx, isEnteredOf(taken))) {
    news.push(...(await reopen(tx, wrong, { reason: null, at })).news);
  }
  return news;
}

/** The transfer that its reader entered is not found. */
export async function rejectTransaction(
  { db, live, now }: PurchaseDependencies,
  { id, reason, transaction }: { id: string; reason: string; transaction?: string | undefined },
): Promise<OrderRow> {
  const { order, news } = await db.transaction(async (tx) => {
    const [order] = await lockOrders(tx, hasId(id));
    if (!order) throw notFound(errorMessages.noOrder());
    if (order.state !== 'CHECKING' || order.transaction === null)
      throw conflict(errorMessages.notChecking({ code: order.code }));
    if (transaction !== undefined && transaction !== order.transaction)
      throw conflict(errorMessages.otherEntered({ code: order.code, transaction: order.transaction }));
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
  const rejected = { transaction: transaction!, reason };
  const order = await changeOrder(tx, id, { state: 'OPEN', transaction: null, rejected, expiresAt: expiryOf(at) });
  const params = { id, code, ...rejected };
  return { order, news: [await putNotification(tx, { user, template: 'order-transaction-rejected', params })] };
}
