import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, users } from './users-table.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });
// Money outlives an account: no row here goes with its user.
const person = (name: string) => whole(name).references(() => users.id);

/**
 * Ledger accounts, in whole Tk. A user's accounts hold what the house owes (held, available, requested) and what it has
 * paid. `owed` is what the user owes the house and never above zero. The house's accounts are the other side of each entry;
 * its cash account is negative while there is money in the till. Only entries change a balance.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    /** `house:cash`, `user:42:held`. Bookings lock in the order of these. */
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

/** One booking, whole or not at all. Its key is what happened: `refund:12` can happen once. */
export const ledgerTransactions = pgTable('ledger_transactions', {
  key: text().primaryKey(),
  at: instant('at').notNull(),
  /** So many entries it has: none can be added later. */
  entries: integer().notNull(),
});

/** What one booking adds to one account. Never changed, never taken away; those of a booking add up to zero. */
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

/** Plans that users have bought. What a plan was called and cost then stands here. */
export const purchases = pgTable(
  'purchases',
  {
    id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
    user: person('user').notNull(),
    plan: text().notNull(),
    planName: text('plan_name').notNull(),
    duration: text().notNull(),
    /** Whole Tk. */
    price: integer().notNull(),
    boughtAt: instant('bought_at').notNull(),
    /** When its access begins: at once, or when the purchase before it ends. */
    startsAt: instant('starts_at').notNull(),
    /** When its access ends; null: never. */
    endsAt: instant('ends_at'),
    /** When its access was taken back, by its end or a refund. */
    closedAt: instant('closed_at'),
    refundedAt: instant('refunded_at'),
    referrer: person('referrer'),
    /** Whole Tk to the referrer, held until `holdUntil`. */
    commission: integer().notNull(),
    holdUntil: instant('hold_until').notNull(),
    releasedAt: instant('released_at'),
    /** When the commission was taken back: by a refund, or refused in review. */
    takenBackAt: instant('taken_back_at'),
    /** Null: nothing to review. While it waits, the commission is neither released nor paid out. */
    review: text({ enum: ['waiting', 'approved', 'refused'] }),
    /** Why it came to a review, in words for an administrator. */
    reviewReasons: jsonb('review_reasons').$type<string[]>().notNull().default([]),
    reviewedAt: instant('reviewed_at'),
    reviewNote: text('review_note'),
    /** Who took the money, its own id of the payment, and what it last said of it. */
    provider: text().notNull().default('manual'),
    externalId: text('external_id'),
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

/** Requests to pay out what is available. */
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
    /** Where it was paid to. */
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
