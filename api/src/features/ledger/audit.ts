import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';

export async function ledgerFault(db: Database): Promise<string | undefined> {
  const [booking] = await rowsOf<{ key: string }>(
    db,
    sql`select t.key from ledger_transactions t left join ledger_entries e on e."transaction" = t.key
          group by t.key, t.entries having coalesce(sum(e.amount), 0) <> 0 or count(e.id) <> t.entries limit 1`,
  );
  if (booking) return `booking ${booking.key} does not balance`;
  const [account] = await rowsOf<{ id: string }>(
    db,
    sql`select a.id from ledger_accounts a left join ledger_entries e on e.account = a.id
          group by a.id, a.balance having coalesce(sum(e.amount), 0) <> a.balance limit 1`,
  );
  return account && `account ${account.id} is not the sum of its entries`;
}
