import type { Database } from '../../db/connection.ts';
import { userAccount } from './accounts.ts';
import { balancesOf } from './balances.ts';
import type { Entry } from './book.ts';

/** Entries that give a user an amount: it pays what the user owes, and the rest is available. The user's row is locked. */
export async function creditEntries(tx: Database, user: number, amount: number): Promise<Entry[]> {
  const { owed } = await balancesOf(tx, user);
  const repaid = Math.min(amount, -owed);
  return [
    [userAccount(user, 'owed'), repaid],
    [userAccount(user, 'available'), amount - repaid],
  ];
}

/** Entries that take an amount from a user: from what is available, and the rest is owed. The user's row is locked. */
export async function debitEntries(tx: Database, user: number, amount: number): Promise<Entry[]> {
  const { available } = await balancesOf(tx, user);
  const taken = Math.min(amount, available);
  return [
    [userAccount(user, 'available'), -taken],
    [userAccount(user, 'owed'), taken - amount],
  ];
}
