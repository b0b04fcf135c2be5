import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytea } from './bytes.ts';
import { instant, owner } from './users-table.ts';

/** `mark` is a hash of an id that the browser generated. */
export const devices = pgTable(
  'devices',
  {
    user: owner('user'),
    mark: text().notNull(),
    firstAt: instant('first_at').notNull(),
    lastAt: instant('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.mark] })],
);

/** The second step of log-in. Without effect until `users.two_factor_at` is set. */
export const twoFactors = pgTable('two_factors', {
  user: owner('user').primaryKey(),
  /** Encrypted. */
  secret: bytea().notNull(),
  /** The last step of 30 seconds whose code was used. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  /** SHA-256 of those that were not used. */
  recoveryCodes: text('recovery_codes').array().notNull(),
});

export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    user: owner('user'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('identities_user').on(table.user, table.issuer),
  ],
);

export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    purpose: text({ enum: ['reset'] }).notNull(),
    address: text().notNull(),
    hash: bytea().notNull(),
    attempts: integer().notNull().default(0),
    usedAt: instant('used_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.address] })],
);

export const signInCodes = pgTable('sign_in_codes', {
  hash: bytea().primaryKey(),
  user: owner('user'),
  /** SHA-256 of a secret of the browser that started the sign-in. */
  challenge: text(),
  expiresAt: instant('expires_at').notNull(),
});

/** Mails of the version before the queue of jobs, encrypted. Apis of that version may still add some during an upgrade. */
export const mails = pgTable(
  'mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sealed: bytea().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('mails_next').on(table.nextAttemptAt)],
);

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: instant('expire'),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);

export const images = pgTable(
  'images',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    publicId: text('public_id').notNull().unique(),
    owner: owner('owner'),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('images_owner').on(table.owner)],
);

/** WebP. Separate from `images`, whose rows are read often. */
export const imageOriginals = pgTable('image_originals', {
  publicId: text('public_id')
    .primaryKey()
    .references(() => images.publicId, { onDelete: 'cascade' }),
  content: bytea().notNull(),
});

/** Pictures that a question has or had, also in drafts and former versions: they are never deleted. */
export const questionPictures = pgTable('question_pictures', {
  publicId: text('public_id')
    .primaryKey()
    .references(() => images.publicId),
});

export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});

export { type DeviceLogins, phoneDigits, users, type Withdrawal } from './users-table.ts';
export { sessions } from './sessions-table.ts';
export * from './content-tables.ts';
export * from './question-tables.ts';
export * from './search-tables.ts';
export * from './idempotency-table.ts';
export * from './import-tables.ts';
export * from './ledger-tables.ts';
export * from './notification-tables.ts';
export * from './bank-version-table.ts';
export * from './study-tables.ts';
export * from './memory-tables.ts';
export * from './messages-tables.ts';
export * from './pack-tables.ts';
export * from './paper-tables.ts';
export * from './readiness-tables.ts';
export * from './review-tables.ts';
export * from './bulk-tables.ts';
export * from './studio-tables.ts';
export * from './desk-tables.ts';
export * from './editorial-review-tables.ts';
export * from './jobs-table.ts';
export * from './backups-table.ts';
export * from './order-tables.ts';
export * from './push-tables.ts';
export * from './notices-tables.ts';
export * from './articles-tables.ts';
