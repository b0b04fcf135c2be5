import { and, eq, getTableColumns, ilike, like, or, sql, type SQL } from 'drizzle-orm';
import { latinDigits } from 'text/latin-digits.ts';
import type { Database } from '../../../db/connection.ts';
import { containing } from '../../../db/containing.ts';
import { orders, payments, users } from '../../../db/schema.ts';
import { codesIn, normaliseTransaction } from '../code.ts';
import type { OrderRow } from '../order.ts';
import { cutPage, type Page, pageAfter } from '../store.ts';

type Search = Page & { state?: OrderRow['state'] | undefined; text?: string | undefined };

/** Shorter texts are part of too many names and numbers. */
const MIN_PART = 3;
/** Digits, and what people put between them. */
const LOOKS_LIKE_PHONE = /^[\d\s()+.-]+$/;

/** Latest first; those that wait for the desk oldest first. */
export async function readDeskOrders(db: Database, { state, text, limit, after }: Search) {
  const list = and(state && eq(orders.state, state), text === undefined ? undefined : resembles(db, text));
  const { where, order } = await pageAfter(db, list, after, state === 'CHECKING');
  const of = eq(users.id, orders.user);
  const rows = await db
    .select(getTableColumns(orders))
    .from(orders)
    .innerJoin(users, of)
    .where(where)
    .orderBy(...order)
    .limit(limit + 1);
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(orders)
    .innerJoin(users, of)
    .where(list);
  return { ...cutPage(rows, limit), total: count!.total };
}

function resembles(db: Database, text: string): SQL {
  const transaction = normaliseTransaction(text);
  const paid = db
    .select({ id: payments.order })
    .from(payments)
    .where(eq(sql`upper(${payments.reference})`, transaction));
  const exact = [
    ...codesIn(text).map((code) => eq(orders.code, code)),
    eq(orders.transaction, transaction),
    sql`${orders.id} in ${paid}`,
  ];
  return or(...exact, ...(text.length < MIN_PART ? [] : parts(text)))!;
}

function parts(text: string): SQL[] {
  const part = containing(text);
  const found = [ilike(users.name, part), ilike(users.email, part), ilike(orders.code, part)];
  const digits = latinDigits(text);
  const end = `%${digits.replaceAll(/\D/g, '')}`;
  if (!LOOKS_LIKE_PHONE.test(digits) || end.length <= MIN_PART) return found;
  const numbers = [users.contactNumber, orders.payer];
  return [...found, ...numbers.map((column) => like(sql`regexp_replace(${column}, '[^0-9]', '', 'g')`, end))];
}
