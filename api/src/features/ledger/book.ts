import type { Database } from '../../db/connection.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../db/schema.ts';
import type { Account } from './accounts.ts';

/** Whole Tk; negative amounts leave the account. */
export type Entry = [account: Account, amount: number];

type Booking = {
  key: string;
  at: Date;
  entries: Entry[];
};

/** The database rejects a repeated key, entries that do not sum to zero, and overdrawn user accounts. */
export async function book(tx: Database, { key, at, entries }: Booking): Promise<void> {
  const nonZero = entries.filter(([, amount]) => amount !== 0).toSorted(([a], [b]) => (a.id < b.id ? -1 : 1));
  if (nonZero.length === 0) return;
  await tx
    .insert(ledgerAccounts)
    .values(nonZero.map(([{ id, owner }]) => ({ id, owner })))
    .onConflictDoNothing();
  await tx.insert(ledgerTransactions).values({ key, at, entries: nonZero.length });
  await tx
    .insert(ledgerEntries)
    .values(nonZero.map(([account, amount]) => ({ transaction: key, account: account.id, amount })));
}
