import type { Database } from '../../db/connection.ts';
import { userAccount } from './accounts.ts';
import { balancesOf } from './balances.ts';
import type { Entry } from './book.ts';

/** Pays what the user owes first. The user's row must be locked. */
export async function creditEntries(tx: Database, user: number, amount: number): Promise<Entry[]> {
  const { owed } = await balancesOf(tx, user);
  const repaid = Math.min(amount, -owed);
  return [
    [userAccount(user, 'owed'), repaid],
    [userAccount(user, 'available'), amount - repaid],
  ];
}

/** Takes what is available; the rest is owed. The user's row must be locked. */
export async function debitEntries(tx: Database, user: number, amount: number): Promise<Entry[]> {
  const { available } = await balancesOf(tx, user);
  const deducted = Math.min(amount, available);
  return [
    [userAccount(user, 'available'), -deducted],
    [userAccount(user, 'owed'), deducted - amount],
  ];
}
