import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { ledgerAccounts } from '../../db/schema.ts';
import { type UserAccount, userAccount } from './accounts.ts';

export async function balancesOf(db: Database, user: number): Promise<Record<UserAccount, number>> {
  const rows = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.owner, user));
  const balanceOf = (kind: UserAccount) => rows.find(({ id }) => id === userAccount(user, kind).id)?.balance ?? 0;
  return {
    held: balanceOf('held'),
    available: balanceOf('available'),
    requested: balanceOf('requested'),
    paid: balanceOf('paid'),
    owed: balanceOf('owed'),
  };
}
