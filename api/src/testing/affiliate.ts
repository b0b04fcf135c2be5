import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { rowsOf } from '../db/sql-rows.ts';
import { ledgerAccounts, plans, withdrawals } from '../db/schema.ts';

/** Plans as an editor would publish them. */
export async function seedPlans(db: Database): Promise<void> {
  const plan = { shortDescription: 'For tests.', features: [], advantages: [], isActive: true, position: 1 };
  await db.insert(plans).values([
    { ...plan, id: 'monthly', name: 'Monthly', prices: [{ price: 299, duration: '1 month' }] },
    {
      ...plan,
      id: 'full',
      name: 'Full',
      prices: [
        { price: 1_500, duration: '6 months' },
        { price: 5_000, duration: 'Lifetime' },
      ],
    },
  ]);
}

/** Of the plans of `seedPlans`. */
export const priceOf = (plan: string, duration?: string) =>
  plan === 'monthly' ? 299 : duration === 'Lifetime' ? 5_000 : 1_500;

/** Money that changed hands; 299 is the price of `monthly`. */
export const cash = (amount = 299) => ({ amount, method: 'cash', reference: randomUUID() });
export const paid = (amount?: number) => ({ payment: cash(amount), by: null });

/** Errors in the ledger: wrong sums, and balances on the wrong side of zero. */
export async function faultsOf(db: Database): Promise<unknown[]> {
  const moved = await rowsOf(
    db,
    sql`select a.id, a.balance, coalesce(sum(e.amount), 0) as entries from ledger_accounts a
        left join ledger_entries e on e.account = a.id group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  );
  const unbalanced = await rowsOf(
    db,
    sql`select transaction from ledger_entries group by transaction having sum(amount) <> 0`,
  );
  const below = await rowsOf(
    db,
    sql`select id, balance from ledger_accounts
        where owner is not null and case when id like '%:owed' then balance > 0 else balance < 0 end`,
  );
  // Debts are paid before anything is available.
  const unpaid = await rowsOf(
    db,
    sql`select o.owner from ledger_accounts o join ledger_accounts a on a.id = 'user:' || o.owner || ':available'
        where o.id like '%:owed' and o.balance < 0 and a.balance > 0`,
  );
  const total = await rowsOf(db, sql`select sum(balance) from ledger_accounts having sum(balance) <> 0`);
  const doubled = await rowsOf(
    db,
    sql`select "user" from withdrawals where state = 'pending' group by "user" having count(*) > 1`,
  );
  const paid = await rowsOf(
    db,
    sql`select a.id from ledger_accounts a where a.id like '%:paid' and a.balance <>
        coalesce((select sum(amount) from withdrawals w where w.user = a.owner and w.state = 'completed'), 0)`,
  );
  return [...moved, ...unbalanced, ...below, ...unpaid, ...total, ...doubled, ...paid];
}

export const accountsOf = async (db: Database, owner: number): Promise<Record<string, number>> => {
  const rows = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.owner, owner));
  return Object.fromEntries(rows.map(({ id, balance }) => [id.split(':')[2]!, balance]));
};

export const withdrawalsOf = (db: Database, user: number) =>
  db.select().from(withdrawals).where(eq(withdrawals.user, user)).orderBy(withdrawals.id);

/** Retries 503: on a busy machine no database connection may become free within 5 s. */
export async function sendUntilAnswered<Answer extends { status: number }>(send: () => Promise<Answer>) {
  let answer = await send();
  while (answer.status === 503) answer = await send();
  return answer;
}
