import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { orders, payments } from '../../db/schema.ts';
import { badRequest, conflict } from '../../http/errors.ts';
import { errorMessages } from './error-messages.ts';
import type { PaymentInput } from './inputs.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** What the money was for. */
export type PaymentSubject = { order?: string; purchase?: number; withdrawal?: number; batch?: number };

type NewPayment = PaymentSubject & {
  direction: PaymentRow['direction'];
  payment: PaymentInput;
  at: Date;
  /** Null for a provider, and for the site's commands. */
  by: number | null;
};

/** The payment of this method and reference, in any case. */
export async function findPayment(
  db: Database,
  { method, reference }: Pick<PaymentInput, 'method' | 'reference'>,
): Promise<PaymentRow | undefined> {
  const isIt = and(eq(payments.method, method), sql`upper(${payments.reference}) = upper(${reference})`);
  const [row] = await db.select().from(payments).where(isIt);
  return row;
}

/** Throws 409, naming what has it, where the reference was recorded before for this method. */
export async function recordPayment(tx: Database, payment: NewPayment): Promise<PaymentRow> {
  return (await recordPayments(tx, [payment]))[0]!;
}

/** As `recordPayment`, all or none, at most 1,000. */
export async function recordPayments(tx: Database, all: readonly NewPayment[]): Promise<PaymentRow[]> {
  const rows = await tx
    .insert(payments)
    .values(all.map(({ payment, ...rest }) => ({ ...rest, ...payment })))
    .onConflictDoNothing()
    .returning();
  if (rows.length === all.length) return rows;
  const refused = all.find(({ payment }) => !rows.some(({ reference }) => reference === payment.reference))!;
  throw await usedBefore(tx, refused.payment);
}

async function usedBefore(tx: Database, payment: PaymentInput) {
  const { method, reference } = payment;
  const earlier = await findPayment(tx, payment);
  if (earlier?.order) {
    const [order] = await tx.select({ code: orders.code }).from(orders).where(eq(orders.id, earlier.order));
    return conflict(errorMessages.usedForOrder({ method, reference, code: order!.code }), 'reference');
  }
  if (earlier?.purchase) {
    return conflict(errorMessages.usedForPurchase({ method, reference, purchase: earlier.purchase }), 'reference');
  }
  return conflict(errorMessages.used({ method, reference }), 'reference');
}

/** Throws 400 where the amount is another and no note says why. */
export function requireAmount({ amount, note }: PaymentInput, expected: number): void {
  if (amount !== expected && !note) throw badRequest(errorMessages.otherAmount({ amount, expected }), 'amount');
}
