import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** A device's first and last sign-in, by what kind of device it is. */
export type DeviceLogins = Record<string, { first: string; last: string }>;
/** Where a user's earnings are sent (specification 3). */
export type Withdrawal = {
  preferred_method?: string;
  account_number?: string;
  last_withdrawal_amount?: number;
  last_withdrawal_date?: string;
};

/** People with an account. `id` stays inside; `user_id` is the public one. */
export const users = pgTable(
  'users',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    /** When its owner proved to read mail there; until then anybody may have signed up with it. */
    emailVerifiedAt: instant('email_verified_at'),
    /** Argon2id; null where one signs in through Google alone. */
    password: text(),
    authType: text('auth_type').notNull().default('email'),
    userType: text('user_type').notNull().default('student'),
    accessStd: text('access_std').notNull().default(''),
    /** Empty or `limited`: page 1 of a question list; any other value: all of it. */
    accessDoc: text('access_doc').notNull().default(''),
    medicalCollege: text('medical_college').notNull().default(''),
    /** The academic session: 2022-23. */
    session: text().notNull().default(''),
    year: text().notNull().default(''),
    contactNumber: text('contact_number').notNull().default(''),
    /** The public id of an image of one's own. */
    profileImage: text('profile_image'),
    deviceLogin: jsonb('device_login').$type<DeviceLogins>().notNull().default({}),
    withdrawal: jsonb().$type<Withdrawal>().notNull().default({}),
    /** When the account that earnings are sent to was last set. */
    withdrawalChangedAt: instant('withdrawal_changed_at'),
    /** Whose reference the account was made with; set once, when it is made. */
    referredBy: bigint('referred_by', { mode: 'number' }).references((): AnyPgColumn => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_referred_by').on(table.referredBy),
  ],
);

/** Whose row it is: it goes with the account. */
export const owner = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
