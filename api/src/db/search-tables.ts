import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
// Prefixes are ranges of bytes, whatever the database's own language.
export const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Titles that search finds: boards, subjects, years, topics, chapters, articles, e-books. All are public. */
export const searchTitles = pgTable(
  'search_titles',
  {
    /** The kind and what it is of: the same thing again takes its own row. */
    id: text().primaryKey(),
    kind: text().notNull(),
    name: text().notNull(),
    /** The folded words of the name, with a space between. */
    key: bytewise().notNull(),
    prof: text(),
    subject: text(),
    /** Null for a topic: which board's list to open is decided when it is found. */
    link: text(),
    /** The subject or category that it belongs to, and the board, year or list that it stands in, as they are shown. */
    topic: text(),
    place: text(),
    title: tsvector().notNull(),
    /** Those of the title and of what stands around it or below it. */
    words: tsvector().notNull(),
  },
  (table) => [index('search_titles_key').on(table.key), index('search_titles_words').using('gin', table.words)],
);

/** Every word there is, to complete what is being typed and to mend what is mistyped. */
export const searchWords = pgTable(
  'search_words',
  {
    word: bytewise().primaryKey(),
    /** Questions that have it in any of their texts, and those among them that are open. */
    stems: integer().notNull().default(0),
    open: integer().notNull().default(0),
    /** Whether a title, an article or a synonym has it, which everybody may read. */
    listed: boolean().notNull().default(false),
  },
  (table) => [index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`)],
);

/** Phrases that mean the same, one row each; words folded, with a space between. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    phrase: text().notNull(),
    meaning: integer().notNull(),
  },
  (table) => [index('search_synonyms_phrase').on(table.phrase), index('search_synonyms_meaning').on(table.meaning)],
);
