import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, users } from './users-table.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });
// No cascade: money outlives the account.
const person = (name: string) => whole(name).references(() => users.id);

/** In whole Tk. A user's `owed` is never above zero, the house's cash negative while there is money in the till. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    /** `house:cash`, `user:42:held`. Bookings lock accounts in this order. */
    id: text().primaryKey(),
    owner: person('owner'),
    balance: whole('balance').notNull().default(0),
  },
  (table) => [
    check(
      'ledger_accounts_covered',
      sql`${table.owner} is null or case when ${table.id} like '%:owed' then ${table.balance} <= 0 else ${table.balance} >= 0 end`,
    ),
  ],
);

/** The key is the event, so that `refund:12` can happen only once. */
export const ledgerTransactions = pgTable('ledger_transactions', {
  key: text().primaryKey(),
  at: instant('at').notNull(),
  entries: integer().notNull(),
});

/** Never updated or deleted; the entries of a transaction sum to zero. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
    transaction: text()
      .notNull()
      .references(() => ledgerTransactions.key),
    account: text()
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: whole('amount').notNull(),
  },
  (table) => [
    index('ledger_entries_of').on(table.transaction),
    index('ledger_entries_on').on(table.account),
    check('ledger_entries_not_zero', sql`${table.amount} <> 0`),
  ],
);

export const purchases = pgTable(
  'purchases',
  {
    id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
    user: person('user').notNull(),
    plan: text().notNull(),
    planName: text('plan_name').notNull(),
    duration: text().notNull(),
    price: integer().notNull(),
    boughtAt: instant('bought_at').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at'),
    closedAt: instant('closed_at'),
    refundedAt: instant('refunded_at'),
    referrer: person('referrer'),
    commission: integer().notNull(),
    holdUntil: instant('hold_until').notNull(),
    releasedAt: instant('released_at'),
    takenBackAt: instant('taken_back_at'),
    /** Null: no review needed. While it waits, the commission is neither released nor paid out. */
    review: text({ enum: ['waiting', 'approved', 'refused'] }),
    reviewReasons: jsonb('review_reasons').$type<string[]>().notNull().default([]),
    reviewedAt: instant('reviewed_at'),
    reviewNote: text('review_note'),
    provider: text().notNull().default('manual'),
    externalId: text('external_id'),
    /** Why it was given for nothing; null where it was paid. */
    complimentary: text(),
    /** Paid back so far. */
    refunded: integer().notNull().default(0),
    paymentState: text('payment_state', { enum: ['pending', 'paid', 'failed', 'refunded'] })
      .notNull()
      .default('paid'),
  },
  (table) => [
    index('purchases_of').on(table.user),
    uniqueIndex('purchases_of_payment').on(table.provider, table.externalId),
    index('purchases_to_end')
      .on(table.endsAt)
      .where(sql`${table.closedAt} is null`),
    index('purchases_held')
      .on(table.referrer, table.holdUntil)
      .where(sql`${table.releasedAt} is null and ${table.commission} > 0`),
    index('purchases_to_review')
      .on(table.id)
      .where(sql`${table.review} = 'waiting'`),
    check('purchases_commission_within', sql`${table.commission} between 0 and ${table.price}`),
  ],
);

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
    user: person('user').notNull(),
    amount: integer().notNull(),
    state: text({ enum: ['pending', 'completed', 'rejected'] })
      .notNull()
      .default('pending'),
    requestedAt: instant('requested_at').notNull(),
    decidedAt: instant('decided_at'),
    method: text(),
    accountNumber: text('account_number'),
    reason: text(),
  },
  (table) => [
    index('withdrawals_of').on(table.user, table.id),
    uniqueIndex('withdrawals_one_pending')
      .on(table.user)
      .where(sql`${table.state} = 'pending'`),
    check('withdrawals_of_something', sql`${table.amount} > 0`),
  ],
);
