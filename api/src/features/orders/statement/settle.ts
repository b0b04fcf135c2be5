import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { orders, users } from '../../../db/schema.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import { lockUsers, type User } from '../../accounts/index.ts';
import type { PurchaseDependencies } from '../../purchases/index.ts';
import { errorMessages } from '../error-messages.ts';
import type { OrderRow } from '../order.ts';
import { payOrders } from '../settle.ts';
import { lockOrders } from '../store.ts';
import { judge, type Statement, type Verdict, walletOf } from './match.ts';
import { readStatement, type StatementLine } from './read.ts';

/**
 * Settles orders by the lines that pay them, all or none. An order that its line has settled before stays as it is. Throws
 * 409 where the statement does not pay one of them.
 */
export async function settleStatement(
  dependencies: PurchaseDependencies,
  { orders: ids, ...statement }: Statement & { orders: readonly string[] },
): Promise<OrderRow[]> {
  const { by } = statement;
  const method = walletOf(statement);
  const lines = await readStatement(statement.csv);
  const { rows, news } = await dependencies.db.transaction(async (tx) => {
    const buyers = await lockBuyers(tx, ids, dependencies.houseId);
    const locked = await lockOrders(tx, inArray(orders.id, [...ids]));
    if (locked.length < new Set(ids).size) throw notFound(errorMessages.noOrder());
    const verdicts = await judge(tx, lines, { method, by });
    const paying = locked.map((order) => ({ order, ...findPaying(order, verdicts) }));
    const { orders: paid, news } = await payOrders(
      tx,
      dependencies,
      paying
        .filter(({ wasUsed }) => !wasUsed)
        .map(({ order, line }) => ({ order, buyer: buyers.get(order.user)!, payment: paymentOf(line, method), by })),
    );
    const changed = new Map(paid.map((order) => [order.id, order]));
    return { rows: locked.map((order) => changed.get(order.id) ?? order), news };
  });
  dependencies.live.publish(news);
  return rows;
}

const paymentOf = ({ amount, reference, payer }: StatementLine, method: string) => ({
  amount,
  method,
  reference,
  ...(payer !== null && { payer }),
});

/** With their referrers, before the orders, as everywhere. */
async function lockBuyers(tx: Database, ids: readonly string[], houseId: number): Promise<Map<number, User>> {
  const buyers = await tx
    .selectDistinct({ id: users.id, referredBy: users.referredBy })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user))
    .where(inArray(orders.id, [...ids]));
  const people = buyers.flatMap(({ id, referredBy }) =>
    referredBy === null || referredBy === houseId ? [id] : [id, referredBy],
  );
  return new Map((await lockUsers(tx, people)).map((user) => [user.id, user]));
}

function findPaying({ id, code }: OrderRow, verdicts: readonly Verdict[]): Pick<Verdict, 'line' | 'wasUsed'> {
  const own = verdicts.filter((verdict) => verdict.order?.order.id === id);
  const paying = own.find(({ why, wasUsed }) => why === null || wasUsed);
  if (paying) return { line: paying.line, wasUsed: paying.wasUsed };
  throw conflict(errorMessages.notMatched({ code, why: own[0]?.why ?? null }), 'orders');
}
