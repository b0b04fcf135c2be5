import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea } from './bytes.ts';
import { instant } from './users-table.ts';

export const PACK_KINDS = ['SUBJECT', 'RX_AID'] as const;
export const PACK_FILE_KINDS = ['INDEX', 'QUESTIONS', 'ARTICLES', 'PICTURE'] as const;

/** `name` stays the same when the content changes. */
export type PackFileRow = { sha256: string; bytes: number; kind: (typeof PACK_FILE_KINDS)[number]; name: string };

/** Triggers on the tables of content count the changes of each subject and of RX Aid. */
export const packSources = pgTable('pack_sources', {
  /** A subject's code, or `RX_AID`. */
  id: text().primaryKey(),
  changes: bigint({ mode: 'number' }).notNull().default(1),
  changedAt: instant('changed_at').notNull().defaultNow(),
});

/** What readers store on their devices. Built from the content, and so in no backup. */
export const packs = pgTable('packs', {
  id: text().primaryKey(),
  kind: text({ enum: PACK_KINDS }).notNull(),
  title: text().notNull(),
  questions: integer().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  version: text().notNull(),
  isPaid: boolean('is_paid').notNull(),
  files: jsonb().$type<PackFileRow[]>().notNull(),
  /** The content that it was built from. */
  source: text().notNull(),
  builtAt: instant('built_at').notNull(),
});

export const packFiles = pgTable(
  'pack_files',
  {
    /** Hexadecimal. */
    sha256: text().primaryKey(),
    kind: text({ enum: PACK_FILE_KINDS }).notNull(),
    /** The public id of a picture, to scale it once. */
    picture: text(),
    content: bytea().notNull(),
    /** By the last build that used it. */
    storedAt: instant('stored_at').notNull().defaultNow(),
  },
  (table) => [index('pack_files_picture').on(table.picture)],
);

/** Which packs have a file, or had it until `droppedAt`. */
export const packParts = pgTable(
  'pack_parts',
  {
    sha256: text()
      .notNull()
      .references(() => packFiles.sha256),
    pack: text().notNull(),
    droppedAt: instant('dropped_at'),
  },
  (table) => [primaryKey({ columns: [table.sha256, table.pack] }), index('pack_parts_pack').on(table.pack)],
);
