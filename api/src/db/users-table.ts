import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { ACCOUNT_LANGUAGES, DEFAULT_LANGUAGE } from 'schema/languages.ts';
import { ROLES } from 'schema/roles.ts';

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export type DeviceLogins = Record<string, { first: string; last: string }>;
export type Withdrawal = {
  preferred_method?: string;
  account_number?: string;
  last_withdrawal_amount?: number;
  last_withdrawal_date?: string;
};

/** The last ten digits, to compare phone numbers however they are written. */
export const phoneDigits = (column: AnyPgColumn) => sql`right(regexp_replace(${column}, '[^0-9]', '', 'g'), 10)`;

/** `id` is internal; `user_id` is the public one. */
export const users = pgTable(
  'users',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id').notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    /** Null until the owner proves to receive mail there: anybody may sign up with any address. */
    emailVerifiedAt: instant('email_verified_at'),
    /** Argon2id; null for accounts that sign in through Google only. */
    password: text(),
    /** Made after many others from the same network within a day: the study's statistics leave it out until it is proven. */
    madeInBulk: boolean('made_in_bulk').notNull().default(false),
    authType: text('auth_type').notNull().default('email'),
    userType: text('user_type').notNull().default('student'),
    /** When log-in began to need a code; the secret is in `two_factors`. */
    twoFactorAt: instant('two_factor_at'),
    /** What the studio and the desk let the user do. `userType` says who administers the site. */
    role: text({ enum: ROLES }).notNull().default('READER'),
    /** Of mails and notifications. */
    language: text({ enum: ACCOUNT_LANGUAGES }).notNull().default(DEFAULT_LANGUAGE),
    accessStd: text('access_std').notNull().default(''),
    /** Empty or `limited`: page 1 of a question list. Anything else: all pages. */
    accessDoc: text('access_doc').notNull().default(''),
    medicalCollege: text('medical_college').notNull().default(''),
    session: text().notNull().default(''),
    year: text().notNull().default(''),
    contactNumber: text('contact_number').notNull().default(''),
    profileImage: text('profile_image'),
    deviceLogin: jsonb('device_login').$type<DeviceLogins>().notNull().default({}),
    withdrawal: jsonb().$type<Withdrawal>().notNull().default({}),
    withdrawalChangedAt: instant('withdrawal_changed_at'),
    referredBy: bigint('referred_by', { mode: 'number' }).references((): AnyPgColumn => users.id),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_referred_by').on(table.referredBy),
    index('users_user_id').on(sql`lower(${table.userId})`),
    // Without a pending list: the planner thinks that reading one costs more than reading all rows.
    index('users_parts')
      .using('gin', table.name.op('gin_trgm_ops'), table.email.op('gin_trgm_ops'), table.userId.op('gin_trgm_ops'))
      .with({ fastupdate: false }),
    index('users_phone').on(phoneDigits(table.contactNumber)),
  ],
);

export const owner = (name: string) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
