import { asc, eq, inArray } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { payments, users } from '../../db/schema.ts';
import type { PaymentRow } from './record.ts';

type Payment = Schemas['Payment'];

/** Oldest first. */
export const paymentsByPurchase = (db: Database, ids: readonly number[]) =>
  paymentsBy(db, 'purchase', ids) as Promise<Map<number, Payment[]>>;

/** Oldest first. */
export const paymentsByOrder = (db: Database, ids: readonly string[]) =>
  paymentsBy(db, 'order', ids) as Promise<Map<string, Payment[]>>;

/** One for each batch of codes. */
export const paymentsByBatch = (db: Database, ids: readonly number[]) =>
  paymentsBy(db, 'batch', ids) as Promise<Map<number, Payment[]>>;

async function paymentsBy(db: Database, subject: 'order' | 'purchase' | 'batch', ids: readonly (number | string)[]) {
  if (ids.length === 0) return new Map<number | string, Payment[]>();
  const rows = await db
    .select({ payment: payments, by: users.name })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.by))
    .where(inArray(payments[subject], ids as never[]))
    .orderBy(asc(payments.id));
  const found = Map.groupBy(rows, ({ payment }) => payment[subject]!);
  return new Map([...found].map(([id, some]) => [id, some.map(({ payment, by }) => toPayment(payment, by))]));
}

const toPayment = (row: PaymentRow, by: string | null): Payment => ({
  id: String(row.id),
  amount: row.amount,
  method: row.method,
  reference: row.reference,
  payer: row.payer,
  note: row.note,
  at: row.at.toISOString(),
  by,
  direction: row.direction,
});
