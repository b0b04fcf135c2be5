import type { Database } from '../../db/connection.ts';
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from '../../db/schema.ts';
import type { Account } from './accounts.ts';

/** Whole Tk to an account; away from it where below zero. */
export type Entry = [account: Account, amount: number];

type Booking = {
  /** What happened, once: `refund:12`. */
  key: string;
  at: Date;
  /** Together zero. */
  entries: Entry[];
};

/**
 * Books in the caller's transaction. The database refuses a second booking of the same key, a sum that is not zero and a
 * user's account below zero; accounts are locked in the order of their ids.
 */
export async function book(tx: Database, { key, at, entries }: Booking): Promise<void> {
  const moved = entries.filter(([, amount]) => amount !== 0).toSorted(([a], [b]) => (a.id < b.id ? -1 : 1));
  if (moved.length === 0) return;
  await tx
    .insert(ledgerAccounts)
    .values(moved.map(([{ id, owner }]) => ({ id, owner })))
    .onConflictDoNothing();
  await tx.insert(ledgerTransactions).values({ key, at, entries: moved.length });
  await tx
    .insert(ledgerEntries)
    .values(moved.map(([account, amount]) => ({ transaction: key, account: account.id, amount })));
}
