import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytewise, tsvector } from './search-tables.ts';
import { instant, owner } from './users-table.ts';

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A token is good as long as its session row stands; `expires_at` moves on with use. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    user: owner('user'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.user)],
);

/** Where users signed in: hashes of the marks that browsers made for themselves. */
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

/** An account elsewhere (Google) that opens one here. One at each issuer. */
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

/** The one living code of an address for a purpose: a newer one takes the older's place. */
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

/** What the browser brings back from Google, to be exchanged once for a token. */
export const signInCodes = pgTable('sign_in_codes', {
  hash: bytea().primaryKey(),
  user: owner('user'),
  /** SHA-256 of a word that only the browser that set out knows. */
  challenge: text(),
  expiresAt: instant('expires_at').notNull(),
});

/** Mails to be sent. What they say is sealed: a code among it is nobody's who reads the table. */
export const mails = pgTable(
  'mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sealed: bytea().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** Past this it is of no use to its reader, and dropped. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('mails_next').on(table.nextAttemptAt)],
);

/** Counters of rate limits. Keys are hashed: whose they are stays out of the table. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: instant('expire'),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);

/** Images that users uploaded or editors published. */
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

/** What was stored of an image, a WebP. Apart from its row, which lists and checks read. */
export const imageOriginals = pgTable('image_originals', {
  publicId: text('public_id')
    .primaryKey()
    .references(() => images.publicId, { onDelete: 'cascade' }),
  content: bytea().notNull(),
});

export type OptionRow = { key: string; text: string; correct: boolean; reason?: string };
export type PartRow = { label: string; text: string; marks: number; points: string[] };
export type AppearanceRow = { board: string; year: number; sitting?: string };

/** The bank: each question once, however many papers and lists it stands in. */
export const questions = pgTable('questions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ref: text().notNull().unique(),
  /** SHA-256 of what is asked, keys aside: the same question under another ref has the same. */
  contentHash: bytea('content_hash').notNull().unique(),
  type: text().notNull(),
  prof: text().notNull(),
  subject: text().notNull(),
  topic: text(),
  stem: text().notNull(),
  options: jsonb().$type<OptionRow[]>().notNull(),
  parts: jsonb().$type<PartRow[]>().notNull(),
  explanation: text(),
  takeAway: text('take_away'),
  references: jsonb().$type<string[]>().notNull(),
  appearances: jsonb().$type<AppearanceRow[]>().notNull(),
  /** Written for this bank in the style of its papers, or set in them; null where nobody said. */
  origin: text({ enum: ['ORIGINAL', 'PAPER'] }),
  /** Counts the changes: `question_versions` holds what it was before each. */
  version: integer().notNull().default(1),
  /** Left out of lists and search. `hidden_places` keeps its places in the lists. */
  hidden: boolean().notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/**
 * A list that a reader opens page by page: a topic or a year of a board's subject, or a chapter of a
 * subject (board is empty). `total` is its length, so that no page counts rows.
 */
export const questionLists = pgTable(
  'question_lists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['topic', 'year', 'chapter'] }).notNull(),
    board: text().notNull(),
    prof: text().notNull(),
    subject: text().notNull(),
    /** The topic, the year or the chapter's name. */
    name: text().notNull(),
    total: integer().notNull().default(0),
  },
  (table) => [uniqueIndex('question_lists_key').on(table.kind, table.board, table.prof, table.subject, table.name)],
);

/** Where a question stands in a list, from 1 without gaps: a page is a range of places, never an OFFSET. */
export const questionPlaces = pgTable(
  'question_places',
  {
    list: integer()
      .notNull()
      .references(() => questionLists.id),
    place: integer().notNull(),
    question: bigint({ mode: 'number' })
      .notNull()
      .references(() => questions.id),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.place] }),
    uniqueIndex('question_places_once').on(table.question, table.list),
  ],
);

/** Where a hidden question goes when it is shown again: its former place, or null for the end. */
export const hiddenPlaces = pgTable(
  'hidden_places',
  {
    question: bigint({ mode: 'number' })
      .notNull()
      .references(() => questions.id),
    list: integer()
      .notNull()
      .references(() => questionLists.id),
    place: integer(),
  },
  (table) => [primaryKey({ columns: [table.question, table.list] }), index('hidden_places_list').on(table.list)],
);

export type QuestionChange = { field: string; from: string; to: string };

/** Former versions of questions; rows are only ever added. */
export const questionVersions = pgTable(
  'question_versions',
  {
    question: bigint({ mode: 'number' })
      .notNull()
      .references(() => questions.id),
    /** The version that was replaced. */
    version: integer().notNull(),
    /** The whole question as it was, with the lists that it stood in. */
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    contentHash: bytea('content_hash').notNull(),
    /** What the next version changed. */
    changes: jsonb().$type<QuestionChange[]>().notNull(),
    /** The `user_id` of who changed it: the record outlives the account. */
    author: text().notNull(),
    reason: text(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.question, table.version] }),
    index('question_versions_content').on(table.contentHash),
  ],
);

/**
 * The folded words of a question. `open`: some list has it on its first page, so that every reader may read all of it.
 * A hidden question has no row.
 */
export const searchStems = pgTable(
  'search_stems',
  {
    question: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => questions.id, { onDelete: 'cascade' }),
    open: boolean().notNull(),
    /** Those of its stem. */
    words: tsvector().notNull(),
    /** Those of all its texts; the weight says where the best of them stands (`question-texts.ts`). */
    texts: tsvector().notNull().default(''),
    /** Its ref without case, dashes and leading zeros. */
    ref: bytewise().notNull().default(''),
  },
  (table) => [
    index('search_stems_words').using('gin', table.words),
    index('search_stems_open')
      .using('gin', table.words)
      .where(sql`open`),
    index('search_stems_texts').using('gin', table.texts),
    index('search_stems_open_texts')
      .using('gin', table.texts)
      .where(sql`open`),
    index('search_stems_ref').on(table.ref),
  ],
);

/** The last number given out for each prefix of a generated ref: ANAT-000123. */
export const refCounters = pgTable('ref_counters', {
  prefix: text().primaryKey(),
  last: integer().notNull(),
});

/** What the program must remember of itself. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});

export { type DeviceLogins, users, type Withdrawal } from './users-table.ts';
export * from './content-tables.ts';
export * from './search-tables.ts';
export * from './idempotency-table.ts';
export * from './ledger-tables.ts';
export * from './notification-tables.ts';
export * from './bank-version-table.ts';
