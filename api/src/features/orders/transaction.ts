import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { orders, payments } from '../../db/schema.ts';
import { conflict } from '../../http/errors.ts';
import { closeOrders } from './close.ts';
import { errorMessages } from './error-messages.ts';
import { isManual } from './methods.ts';
import { isPaid, type OrderRow } from './order.ts';
import { changeOrder, lockOwnOrder } from './store.ts';

type Entered = { id: string; user: number; transaction: string; payer?: string | null | undefined };

// Arbitrary, but unique among advisory locks.
const TRANSACTIONS_LOCK = 5_208_748;

/** What a reader's wallet showed after sending. */
export async function enterTransaction(tx: Database, { id, user, transaction, payer }: Entered): Promise<OrderRow> {
  const order = await lockOwnOrder(tx, id, user);
  const { code, state, method } = order;
  if (isPaid(order)) throw conflict(errorMessages.paid({ code }));
  if (state !== 'OPEN' && state !== 'CHECKING') throw conflict(errorMessages.closed({ code }));
  if (!isManual(method)) throw conflict(errorMessages.notByHand({ code }));
  // Two readers may enter one at the same time.
  await tx.execute(sql`select pg_advisory_xact_lock(${TRANSACTIONS_LOCK}, hashtext(${transaction}))`);
  if (await isUsed(tx, order, transaction)) throw conflict(errorMessages.transactionUsed(), 'transaction');
  return changeOrder(tx, id, { state: 'CHECKING', transaction, payer: payer || null, rejected: null, problem: null });
}

async function isUsed(tx: Database, { id, method }: OrderRow, transaction: string): Promise<boolean> {
  const entered = and(
    ne(orders.id, id),
    eq(orders.method, method),
    eq(orders.transaction, transaction),
    notInArray(orders.state, ['FAILED', 'CANCELLED', 'EXPIRED']),
  );
  const recorded = and(eq(payments.method, method), eq(sql`upper(${payments.reference})`, transaction));
  return (await tx.$count(orders, entered)) > 0 || (await tx.$count(payments, recorded)) > 0;
}

/** Given up by its reader. Sent again it changes nothing. */
export async function cancelOrder(
  tx: Database,
  { id, user, at }: { id: string; user: number; at: Date },
): Promise<OrderRow> {
  const order = await lockOwnOrder(tx, id, user);
  const { code, state } = order;
  if (isPaid(order)) throw conflict(errorMessages.paid({ code }));
  if (state === 'CHECKING') throw conflict(errorMessages.moneyOnItsWay({ code }));
  if (state !== 'OPEN') return order;
  return (await closeOrders(tx, [id], { state: 'CANCELLED', at }))[0]!;
}
