import { inArray } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../../db/connection.ts';
import { users } from '../../../db/schema.ts';
import { fromIssue, toIssue, wordsOf } from '../../../http/messages.ts';
import { paymentsByOrder } from '../../payments/index.ts';
import type { Method } from '../methods.ts';
import type { OrderRow } from '../order.ts';
import { viewOrders } from '../store.ts';

/** With the buyer and the money. */
export async function viewDeskOrders(
  db: Database,
  rows: readonly OrderRow[],
  methods: readonly Method[],
): Promise<Schemas['DeskOrder'][]> {
  const buyers = await db
    .select({ id: users.id, userId: users.userId, name: users.name, email: users.email })
    .from(users)
    .where(
      inArray(
        users.id,
        rows.map(({ user }) => user),
      ),
    );
  const buyerOf = new Map(buyers.map((buyer) => [buyer.id, buyer]));
  const payments = await paymentsByOrder(
    db,
    rows.map(({ id }) => id),
  );
  const views = await viewOrders(db, rows, methods);
  return rows.map((row, index) => {
    const { userId, name, email } = buyerOf.get(row.user)!;
    return {
      order: views[index]!,
      user_id: userId,
      name,
      email,
      payer: row.payer,
      problem: problemOf(row),
      payments: payments.get(row.id) ?? [],
    };
  });
}

/** Null also for a message of a newer version. */
function problemOf({ problem }: OrderRow): string | null {
  const message = problem && fromIssue(toIssue(problem));
  return message ? wordsOf(message) : null;
}
