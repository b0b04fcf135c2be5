import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../../db/connection.ts';
import { orders } from '../../../db/schema.ts';
import { ApiError } from '../../../http/errors.ts';
import { type Message, toIssue } from '../../../http/messages.ts';
import { findUser } from '../../accounts/index.ts';
import { type NotificationRow, putNotification } from '../../notifications/index.ts';
import {
  type Hint,
  isPaidInFull,
  type PaymentProvider,
  type PaymentRef,
  type ProviderPayment,
} from '../../payments/providers/index.ts';
import { lockBuyer, type PurchaseDependencies } from '../../purchases/index.ts';
import { closeOrders } from '../close.ts';
import { amountOf, isPaid, type OrderRow } from '../order.ts';
import { payOrder } from '../settle.ts';
import { changeOrder, findOrder, lockOrders } from '../store.ts';
import { problems } from './messages.ts';
import { providerOf, refOf, withTransaction } from './payment-ref.ts';

export type CheckDependencies = PurchaseDependencies & { providers: readonly PaymentProvider[]; logger: Logger };
type Says = Hint['says'];
type Result = { order: OrderRow; provider: PaymentProvider; payment: ProviderPayment };

/** Asks the provider, without a lock or a connection, and does what follows. May run twice, and at the same time. */
export async function checkPayment(dependencies: CheckDependencies, id: string, says: Says): Promise<void> {
  const { db, live, providers, logger } = dependencies;
  const order = await findOrder(db, id);
  const provider = order && providerOf(order, providers);
  const ref = order && refOf(order);
  if (!order || !provider || !ref || isPaid(order)) return;
  const payment = await ask(provider, ref, says, order);
  if (payment.problem) logger.warn({ provider: provider.id, order: id, problem: payment.problem }, 'payment is open');
  live.publish(await apply(dependencies, { order, provider, payment }, says));
}

async function ask(
  provider: PaymentProvider,
  ref: PaymentRef,
  says: Says,
  { closedAt }: OrderRow,
): Promise<ProviderPayment> {
  if (says === 'APPROVED') return provider.execute(ref);
  const payment = await provider.query(ref);
  // The payer's browser did not come back. For an order that was given up no money is taken.
  return payment.state === 'APPROVED' && closedAt === null ? provider.execute(ref) : payment;
}

async function apply(dependencies: CheckDependencies, result: Result, says: Says): Promise<NotificationRow[]> {
  const { order, payment, provider } = result;
  if (!isPaidInFull(payment, { amount: amountOf(order) })) {
    return dependencies.db.transaction((tx) => noteUnpaid(tx, dependencies.now(), result, says));
  }
  try {
    return await open(dependencies, result);
  } catch (error) {
    // Such as a plan without end that was bought meanwhile. The money is there: a person has to decide.
    if (!(error instanceof ApiError)) throw error;
    const why = toIssue(error.text);
    return dependencies.db.transaction((tx) => flag(tx, result, problems.notOpened({ provider: provider.name, why })));
  }
}

async function open(dependencies: CheckDependencies, { order: { id, user }, payment, provider }: Result) {
  const { db, houseId } = dependencies;
  const account = (await findUser(db, user))!;
  return db.transaction(async (tx) => {
    const buyer = await lockBuyer(tx, account, houseId);
    const [locked] = await lockOrders(tx, eq(orders.id, id));
    if (!locked || isPaid(locked)) return [];
    const order = await changeOrder(tx, id, { providerData: withTransaction(locked, payment) });
    const { transaction, payer } = payment;
    const evidence = {
      amount: amountOf(order),
      method: provider.id,
      // A provider without an id of its own would break its protocol.
      reference: transaction ?? order.externalId!,
      ...(payer !== null && { payer }),
    };
    return (await payOrder(tx, dependencies, { order, buyer, payment: evidence, by: null })).news;
  });
}

/** What follows from everything else than the whole price. */
async function noteUnpaid(tx: Database, at: Date, result: Result, says: Says): Promise<NotificationRow[]> {
  const { provider, payment } = result;
  const [order] = await lockOrders(tx, eq(orders.id, result.order.id));
  if (!order || isPaid(order)) return [];
  const isOver = at >= order.expiresAt;
  switch (payment.state) {
    case 'PAID':
      return flag(tx, result, otherAmount(result));
    case 'HELD':
      return flag(tx, result, problems.risky({ provider: provider.name }));
    case 'FAILED':
    case 'CANCELLED':
    case 'EXPIRED':
      return close(tx, order, payment.state, at);
    case 'PENDING':
      // The payer may have left the page, which the provider does not know.
      if (says === 'FAILED' || says === 'CANCELLED') return close(tx, order, says, at);
      if (isOver) return close(tx, order, 'EXPIRED', at);
      if (order.state === 'CHECKING' && order.problem === null) await changeOrder(tx, order.id, { state: 'OPEN' });
      return [];
    case 'APPROVED':
    case 'UNCERTAIN': {
      const code = payment.problem ?? payment.state;
      return isOver && order.closedAt === null
        ? flag(tx, result, problems.silent({ provider: provider.name, code }))
        : [];
    }
  }
}

const otherAmount = ({ order, provider, payment: { paisa, currency } }: Result) => {
  const paid = `${currency ?? '?'} ${paisa === null ? '?' : (paisa / 100).toFixed(2)}`;
  return problems.otherAmount({ provider: provider.name, paid, due: `BDT ${amountOf(order).toFixed(2)}` });
};

/** Leaves it to the desk. */
async function flag(tx: Database, { order: { id }, payment }: Result, { id: message, params }: Message) {
  const problem = { id: message, params: { ...params } };
  const { transaction, payer } = payment;
  const [order] = await lockOrders(tx, eq(orders.id, id));
  if (order && !isPaid(order)) {
    await changeOrder(tx, id, {
      state: 'CHECKING',
      problem,
      providerData: withTransaction(order, payment),
      ...(transaction !== null && { transaction: transaction.toUpperCase() }),
      ...(payer !== null && { payer }),
    });
  }
  return [];
}

async function close(tx: Database, order: OrderRow, state: 'FAILED' | 'CANCELLED' | 'EXPIRED', at: Date) {
  // It was closed before, or a person looks at it.
  if (order.closedAt !== null || order.problem !== null) return [];
  await closeOrders(tx, [order.id], { state, at });
  const { id, code, planName: plan, user } = order;
  const template = state === 'EXPIRED' ? 'order-expired' : 'order-not-paid';
  return [await putNotification(tx, { user, template, params: { id, code, plan } })];
}
