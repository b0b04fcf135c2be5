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
export const book = (tx: Database, booking: Booking): Promise<void> => bookAll(tx, [booking]);

/** As `book`, at most 1,000 at once. */
export async function bookAll(tx: Database, bookings: readonly Booking[]): Promise<void> {
  const moving = bookings
    .map((booking) => ({ ...booking, entries: booking.entries.filter(([, amount]) => amount !== 0) }))
    .filter(({ entries }) => entries.length > 0);
  if (moving.length === 0) return;
  const accounts = new Map(moving.flatMap(({ entries }) => entries.map(([account]) => [account.id, account])));
  await tx
    .insert(ledgerAccounts)
    .values([...accounts.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    .onConflictDoNothing();
  await tx
    .insert(ledgerTransactions)
    .values(moving.map(({ key, at, entries }) => ({ key, at, entries: entries.length })));
  const entries = moving.flatMap(({ key, entries }) =>
    entries.map(([{ id }, amount]) => ({ transaction: key, account: id, amount })),
  );
  await tx.insert(ledgerEntries).values(entries.toSorted((a, b) => (a.account < b.account ? -1 : 1)));
}
