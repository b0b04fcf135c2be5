import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { orders, payments, receipts, refunds } from '../../db/schema.ts';
import { badRequest, notFound } from '../../http/errors.ts';
import { formatReceiptNumber } from '../payments/index.ts';
import { errorMessages } from './error-messages.ts';
import { type Method, viewMethodOf } from './methods.ts';
import { amountOf, type OrderRow } from './order.ts';

export type Page = { limit: number; after?: string | undefined };

/** Texts of the database have no place for NUL, which an address may have. */
export const hasId = (id: string): SQL => (id.includes('\0') ? sql`false` : eq(orders.id, id));

export async function findOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(hasId(id));
  return row;
}

/** Throws 404 for an order of somebody else. */
export async function findOwnOrder(db: Database, id: string, user: number): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (order?.user !== user) throw notFound(errorMessages.noOrder());
  return order;
}

/** In the order of their ids, which prevents deadlocks. After the rows of their buyers, where those are locked too. */
export const lockOrders = (tx: Database, which: SQL): Promise<OrderRow[]> =>
  tx.select().from(orders).where(which).orderBy(orders.id).for('update');

export async function lockOwnOrder(tx: Database, id: string, user: number): Promise<OrderRow> {
  const [order] = await lockOrders(tx, and(hasId(id), eq(orders.user, user))!);
  if (!order) throw notFound(errorMessages.noOrder());
  return order;
}

export async function changeOrder(
  tx: Database,
  id: string,
  changes: Partial<typeof orders.$inferInsert>,
): Promise<OrderRow> {
  const [order] = await tx.update(orders).set(changes).where(eq(orders.id, id)).returning();
  return order!;
}

/** The condition and the order of a page that goes on after the order `after`. Throws 400 if the list has no such order. */
export async function pageAfter(db: Database, list: SQL | undefined, after: string | undefined, isOldestFirst = false) {
  const order = isOldestFirst ? [orders.createdAt, orders.id] : [desc(orders.createdAt), desc(orders.id)];
  if (after === undefined) return { where: list, order };
  const [last] = await db.select({ id: orders.id }).from(orders).where(eq(orders.id, after));
  if (!last) throw badRequest(errorMessages.notACursor(), 'after');
  const beyond = isOldestFirst ? sql`>` : sql`<`;
  const from = sql`(${orders.createdAt}, ${orders.id}) ${beyond} (select created_at, id from orders where id = ${after})`;
  return { where: and(list, from), order };
}

export async function readOwnOrders(db: Database, user: number, { limit, after }: Page) {
  const own = eq(orders.user, user);
  if (after !== undefined && (await findOrder(db, after))?.user !== user)
    throw badRequest(errorMessages.notACursor(), 'after');
  const { where, order } = await pageAfter(db, own, after);
  const rows = await db
    .select()
    .from(orders)
    .where(where)
    .orderBy(...order)
    .limit(limit + 1);
  return { ...cutPage(rows, limit), total: await db.$count(orders, own) };
}

export function cutPage(rows: readonly OrderRow[], limit: number) {
  const page = rows.slice(0, limit);
  const next = rows.length > limit ? page.at(-1)!.id : null;
  return { rows: page, pagination: { has_next: next !== null, next } };
}

/** As responses have them. */
export async function viewOrders(
  db: Database,
  rows: readonly OrderRow[],
  methods: readonly Method[],
): Promise<Schemas['Order'][]> {
  const receiptOf = await readReceipts(db, rows);
  const paidBack = await readRefunds(db, rows);
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    state: row.state,
    plan: row.planName,
    duration: row.duration,
    amount: amountOf(row),
    discount: row.discount,
    method: viewMethodOf(row, methods),
    pay_url: row.state === 'OPEN' ? row.payUrl : null,
    transaction: row.transaction,
    rejected: row.state === 'OPEN' ? row.rejected : null,
    return_to: row.returnTo,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    receipt: receiptOf.get(row.id) ?? null,
    refunds: paidBack.filter(({ purchase }) => purchase === row.purchase).map(viewRefund),
  }));
}

export const viewOrder = async (db: Database, row: OrderRow, methods: readonly Method[]) =>
  (await viewOrders(db, [row], methods))[0]!;

async function readReceipts(db: Database, rows: readonly OrderRow[]) {
  const found = await db
    .select({ order: payments.order, number: receipts.number, issuedAt: receipts.issuedAt })
    .from(receipts)
    .innerJoin(payments, eq(payments.id, receipts.payment))
    .where(
      inArray(
        payments.order,
        rows.map(({ id }) => id),
      ),
    );
  return new Map(
    found.map(({ order, number, issuedAt }) => [
      order,
      { number: formatReceiptNumber(number), issued_at: issuedAt.toISOString() },
    ]),
  );
}

async function readRefunds(db: Database, rows: readonly OrderRow[]) {
  const bought = rows.flatMap(({ purchase }) => purchase ?? []);
  return db.select().from(refunds).where(inArray(refunds.purchase, bought)).orderBy(desc(refunds.id));
}

const viewRefund = (refund: typeof refunds.$inferSelect): Schemas['OrderRefund'] => ({
  id: String(refund.id),
  amount: refund.amount,
  state: refund.state,
  asked_at: refund.askedAt.toISOString(),
  expected_by: refund.expectedBy,
  done_at: refund.doneAt?.toISOString() ?? null,
});
