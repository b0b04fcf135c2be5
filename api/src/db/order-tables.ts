import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { purchases, withdrawals } from './ledger-tables.ts';
import { instant, users } from './users-table.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });
// No cascade: money outlives the account.
const person = (name: string) => whole(name).references(() => users.id);

export const ORDER_STATES = ['OPEN', 'CHECKING', 'PAID', 'FAILED', 'CANCELLED', 'EXPIRED', 'REFUNDED'] as const;

/** Amounts are whole Tk. */
export const orders = pgTable(
  'orders',
  {
    /** Made by the client, so that a repeated call finds the order that it made. */
    id: text().primaryKey(),
    /** `K7M2-49QX`, for the reference of a transfer. */
    code: text().notNull().unique(),
    user: person('user').notNull(),
    plan: text().notNull(),
    planName: text('plan_name').notNull(),
    duration: text().notNull(),
    /** Of the plan when it was ordered. */
    price: integer().notNull(),
    discount: integer().notNull().default(0),
    coupon: text(),
    method: text().notNull(),
    /** The name of the method when it was ordered. */
    methodName: text('method_name').notNull(),
    state: text({ enum: ORDER_STATES }).notNull().default('OPEN'),
    /** What the reader entered, or the provider's own id of the transfer, in upper case. */
    transaction: text(),
    payer: text(),
    /** The last transfer that was entered and not found, until another is entered. */
    rejected: jsonb().$type<{ transaction: string; reason: string | null }>(),
    /** The provider's id of the payment, and where it is paid. */
    externalId: text('external_id'),
    payUrl: text('pay_url'),
    providerData: jsonb('provider_data').$type<Record<string, unknown>>().notNull().default({}),
    /** A path within the site. */
    returnTo: text('return_to'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the provider was first asked about it after the reader came back. */
    checkingSince: instant('checking_since'),
    /** How often the provider was asked. */
    checks: integer().notNull().default(0),
    /** What the desk should look at, such as an amount that differs; a message with its parameters. */
    problem: jsonb().$type<{ id: string; params: Record<string, unknown> }>(),
    closedAt: instant('closed_at'),
    purchase: whole('purchase').references(() => purchases.id),
  },
  (table) => [
    index('orders_of').on(table.user, table.createdAt),
    index('orders_by_state').on(table.state, table.createdAt),
    uniqueIndex('orders_of_purchase').on(table.purchase),
    uniqueIndex('orders_of_payment').on(table.method, table.externalId),
    // One transfer pays one order. An order that came to nothing gives its number back.
    uniqueIndex('orders_one_transaction')
      .on(table.method, table.transaction)
      .where(sql`${table.state} not in ('FAILED', 'CANCELLED', 'EXPIRED')`),
    check('orders_discount_within', sql`${table.discount} between 0 and ${table.price}`),
  ],
);

/** Evidence of money that came in or went out. A trigger lets nothing change it. */
export const payments = pgTable(
  'payments',
  {
    id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
    direction: text({ enum: ['IN', 'OUT'] }).notNull(),
    amount: integer().notNull(),
    method: text().notNull(),
    /** The id of the transfer, as it was entered. */
    reference: text().notNull(),
    payer: text(),
    note: text(),
    at: instant('at').notNull(),
    /** Null for a provider. */
    by: person('by'),
    order: text().references(() => orders.id),
    purchase: whole('purchase').references(() => purchases.id),
    withdrawal: whole('withdrawal').references(() => withdrawals.id),
    /** Of codes that were bought together. */
    batch: whole('batch').references(() => codeBatches.id),
  },
  (table) => [
    uniqueIndex('payments_one_reference').on(table.method, sql`upper(${table.reference})`),
    index('payments_of_order').on(table.order),
    index('payments_of_purchase').on(table.purchase),
    index('payments_by_time').on(table.at),
    check('payments_of_something', sql`${table.amount} > 0`),
  ],
);

/** Numbers have no gaps: the next one is taken from `receipt_numbers` in the transaction of the payment. */
export const receipts = pgTable('receipts', {
  number: integer().primaryKey(),
  payment: whole('payment')
    .notNull()
    .unique()
    .references(() => payments.id),
  issuedAt: instant('issued_at').notNull(),
});

/** One row from the first receipt on, which is locked until the receipt is stored. */
export const receiptNumbers = pgTable('receipt_numbers', {
  id: integer().primaryKey(),
  last: integer().notNull(),
});

/** Money that goes back. The row is stored before the provider is called. */
export const refunds = pgTable(
  'refunds',
  {
    id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
    /** What the provider knows it by; at most 30 characters. */
    key: text().notNull().unique(),
    purchase: whole('purchase')
      .notNull()
      .references(() => purchases.id),
    order: text().references(() => orders.id),
    amount: integer().notNull(),
    reason: text(),
    state: text({ enum: ['ASKED', 'SENT', 'DONE', 'UNCERTAIN', 'FAILED'] }).notNull(),
    by: person('by'),
    askedAt: instant('asked_at').notNull(),
    /** The provider's id of it. */
    externalId: text('external_id'),
    /** How often the provider was sent it, or asked about it; and when it is next. */
    attempts: integer().notNull().default(0),
    nextAt: instant('next_at'),
    /** The day by which the money should have arrived. */
    expectedBy: date('expected_by'),
    doneAt: instant('done_at'),
    payment: whole('payment').references(() => payments.id),
  },
  (table) => [
    index('refunds_of').on(table.purchase),
    index('refunds_to_do')
      .on(table.askedAt)
      .where(sql`${table.state} in ('ASKED', 'SENT', 'UNCERTAIN')`),
    check('refunds_of_something', sql`${table.amount} > 0`),
  ],
);

/** Codes for plans, bought with one payment and used by one person each. */
export const codeBatches = pgTable('code_batches', {
  id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
  plan: text().notNull(),
  planName: text('plan_name').notNull(),
  duration: text().notNull(),
  /** Of one code. */
  price: integer().notNull(),
  count: integer().notNull(),
  at: instant('at').notNull(),
  by: person('by').notNull(),
});

export const coupons = pgTable(
  'coupons',
  {
    /** In upper case. */
    code: text().primaryKey(),
    /** Hundredths of a per cent of the price. */
    share: integer(),
    amount: integer(),
    /** Empty: all. */
    plans: jsonb().$type<string[]>().notNull().default([]),
    duration: text(),
    from: date('from'),
    /** The last day, of Dhaka. */
    until: date('until'),
    uses: integer(),
    used: integer().notNull().default(0),
    oncePerPerson: boolean('once_per_person').notNull().default(true),
    isOn: boolean('is_on').notNull().default(true),
    batch: whole('batch').references(() => codeBatches.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('coupons_of_batch').on(table.batch),
    check('coupons_share_or_amount', sql`(${table.share} is null) <> (${table.amount} is null)`),
    check('coupons_share_within', sql`${table.share} between 1 and 10000`),
    check('coupons_within_uses', sql`${table.uses} is null or ${table.used} <= ${table.uses}`),
  ],
);

/** A use is reserved by an order and given back when the order comes to nothing. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    order: text()
      .primaryKey()
      .references(() => orders.id),
    coupon: text()
      .notNull()
      .references(() => coupons.code),
    /** Null where the coupon may be used more than once by a person. */
    onlyUseOf: person('only_use_of'),
    at: instant('at').notNull(),
  },
  (table) => [uniqueIndex('coupon_uses_once').on(table.coupon, table.onlyUseOf)],
);

/** One token for all instances. */
export const providerTokens = pgTable('provider_tokens', {
  provider: text().primaryKey(),
  /** Encrypted. */
  token: text(),
  expiresAt: instant('expires_at'),
  /** Until then one instance renews it. */
  leaseUntil: instant('lease_until'),
  /** Times of the latest calls for a token, in milliseconds. */
  calls: jsonb().$type<number[]>().notNull().default([]),
});
