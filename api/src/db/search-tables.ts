import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
// Prefix searches are byte ranges, so the order must not depend on the database's locale.
export const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export const searchTitles = pgTable(
  'search_titles',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    name: text().notNull(),
    key: bytewise().notNull(),
    prof: text(),
    subject: text(),
    /** Null for a topic: the searcher's board decides which list it opens. */
    link: text(),
    topic: text(),
    place: text(),
    title: tsvector().notNull(),
    words: tsvector().notNull(),
    /** How an emergency is recognised: words of an article's part about that, with weight A those of its first sentence or point. */
    signs: tsvector().notNull().default(''),
  },
  (table) => [index('search_titles_key').on(table.key), index('search_titles_words').using('gin', table.words)],
);

export const searchWords = pgTable(
  'search_words',
  {
    word: bytewise().primaryKey(),
    /** Number of questions that have it in any text, and of the open ones among them. */
    stems: integer().notNull().default(0),
    open: integer().notNull().default(0),
    listed: boolean().notNull().default(false),
  },
  (table) => [index('search_words_trigrams').using('gin', sql`${table.word} gin_trgm_ops`)],
);

/** Phrases with the same `meaning` are synonyms; folded words, joined by spaces. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    phrase: text().notNull(),
    meaning: integer().notNull(),
    /** Equal for spellings that sound alike (`sounds.ts`). */
    sound: text().notNull().default(''),
  },
  (table) => [
    index('search_synonyms_phrase').on(table.phrase),
    index('search_synonyms_meaning').on(table.meaning),
    index('search_synonyms_sound').on(table.sound),
  ],
);
