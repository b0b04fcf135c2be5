import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { orders, purchases, refunds } from '../../../db/schema.ts';
import { badRequest, conflict } from '../../../http/errors.ts';
import { paymentMessages } from '../../payments/index.ts';
import type { PaymentProvider, ProviderRefund } from '../../payments/providers/index.ts';
import { refundPurchase } from '../../purchases/index.ts';
import { changeOrder, findOrder } from '../store.ts';
import type { CheckDependencies } from './check.ts';
import { errorMessages, problems } from './messages.ts';
import { providerOf, refOf, transactionOf } from './payment-ref.ts';
import { addWorkingDays } from './working-days.ts';

type Refund = typeof refunds.$inferSelect;

const UNDER_WAY = ['ASKED', 'SENT', 'UNCERTAIN'] as const;
const KEY_BYTES = 15;
/** As the site's terms promise. */
const MAX_WORKING_DAYS = 14;
const MINUTE_MS = 60_000;
const MINUTES = [1, 5, 15, 60, 6 * 60];
const AT_ONCE = 20;

export type RefundRequest = { purchase: number; amount?: number | undefined; by: number };

/**
 * Stores a refund for the provider to make: what is left of the price, or `amount`. False if the same refund is under way,
 * null if no provider has the money. Throws 400 for more than is left, 409 while another refund is under way.
 */
export async function askRefund(
  { db, now, providers }: { db: Database; now: () => Date; providers: readonly PaymentProvider[] },
  { purchase: id, amount: wanted, by }: RefundRequest,
): Promise<boolean | null> {
  return db.transaction(async (tx) => {
    const [purchase] = await tx.select().from(purchases).where(eq(purchases.id, id)).for('update');
    const [order] = await tx.select().from(orders).where(eq(orders.purchase, id));
    if (!purchase || !order || !providerOf(order, providers) || !refOf(order) || !transactionOf(order)) return null;
    const left = purchase.price - purchase.refunded;
    if (left === 0) return false;
    const amount = wanted ?? left;
    if (amount > left) throw badRequest(paymentMessages.tooMuch({ left }), 'amount');
    const isUnderWay = and(eq(refunds.purchase, id), inArray(refunds.state, [...UNDER_WAY]));
    const [underWay] = await tx.select().from(refunds).where(isUnderWay);
    if (underWay?.amount === amount) return false;
    if (underWay) throw conflict(errorMessages.refundUnderWay({ amount: underWay.amount }));
    const askedAt = now();
    await tx.insert(refunds).values({
      key: randomBytes(KEY_BYTES).toString('hex').toUpperCase(),
      purchase: id,
      order: order.id,
      amount,
      state: 'ASKED',
      by,
      askedAt,
      expectedBy: addWorkingDays(askedAt, MAX_WORKING_DAYS),
    });
    return true;
  });
}

/** Sends new refunds to their providers, and asks about those that were sent. */
export async function sendRefunds(dependencies: CheckDependencies): Promise<void> {
  const { db, now } = dependencies;
  const isDue = and(inArray(refunds.state, [...UNDER_WAY]), or(isNull(refunds.nextAt), lte(refunds.nextAt, now())));
  const due = await db.select().from(refunds).where(isDue).orderBy(asc(refunds.askedAt)).limit(AT_ONCE);
  await Promise.all(due.map((refund) => sendRefund(dependencies, refund)));
}

async function sendRefund(dependencies: CheckDependencies, refund: Refund): Promise<void> {
  const { db, providers, logger } = dependencies;
  const order = refund.order === null ? undefined : await findOrder(db, refund.order);
  const provider = order && providerOf(order, providers);
  const ref = order && refOf(order);
  const transaction = order && transactionOf(order);
  if (!provider || !ref || !transaction || !(await markSent(dependencies, refund))) return;
  const result = await provider.refund({
    ...ref,
    transaction,
    key: refund.key,
    amount: refund.amount,
    reason: refund.reason ?? order.code,
    refundId: refund.externalId,
    wasSent: refund.attempts > 0,
  });
  const { problem } = result;
  if (problem) logger.warn({ provider: provider.id, refund: refund.id, problem }, 'refund is open');
  await storeResult(dependencies, { refund, order: order.id, provider, result });
}

/** Stored before the call, so that a crash leaves a trace of it. False if another instance took the refund. */
async function markSent({ db, now }: CheckDependencies, { id, attempts }: Refund): Promise<boolean> {
  const waitMs = MINUTES[Math.min(attempts, MINUTES.length - 1)]! * MINUTE_MS;
  const taken = await db
    .update(refunds)
    .set({
      state: sql`case when ${refunds.state} = 'ASKED' then 'SENT' else ${refunds.state} end`,
      attempts: attempts + 1,
      nextAt: new Date(now().getTime() + waitMs),
    })
    .where(and(eq(refunds.id, id), eq(refunds.attempts, attempts), inArray(refunds.state, [...UNDER_WAY])))
    .returning({ id: refunds.id });
  return taken.length > 0;
}

type Sent = { refund: Refund; order: string; provider: PaymentProvider; result: ProviderRefund };

async function storeResult(dependencies: CheckDependencies, { refund, order, provider, result }: Sent): Promise<void> {
  const { db, now } = dependencies;
  const { id, purchase, amount, by } = refund;
  const { state, refundId } = result;
  const isOwn = eq(refunds.id, id);
  if (state === 'DONE') {
    const payment = { amount, method: provider.id, reference: refundId ?? refund.key };
    return void (await refundPurchase(dependencies, { purchase }, { payment, by, refund: id }));
  }
  if (state !== 'REFUSED') {
    await db
      .update(refunds)
      .set({ state, ...(refundId && { externalId: refundId }) })
      .where(isOwn);
    return;
  }
  await db.transaction(async (tx) => {
    await tx.update(refunds).set({ state: 'FAILED', doneAt: now() }).where(isOwn);
    const code = result.problem ?? '?';
    const { id: message, params } = problems.refundRefused({ provider: provider.name, amount, code });
    await changeOrder(tx, order, { problem: { id: message, params: { ...params } } });
  });
}
