import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { findStems } from './find-stems.ts';
import { findTitles, findTopics } from './find-titles.ts';
import { grouped, type SearchResult } from './found.ts';
import { interpret } from './interpret.ts';
import { wordsOf } from './words.ts';

const MAX_TITLES = 20;
const MAX_LINKS = 32;

const linksIn = (results: readonly SearchResult[]) => results.reduce((sum, { link }) => sum + link.length, 0);

/**
 * Reads by the indexes alone. The planner takes a rare word for a common one and reads the whole table in the hope
 * to be done soon: 170 ms where the index takes 7; and from one time to the next it begins elsewhere.
 */
const reading = <Result>(db: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> =>
  db.transaction(
    async (transaction) => {
      await transaction.execute(sql`select set_config('enable_seqscan', 'off', true)`);
      return work(transaction);
    },
    { accessMode: 'read only' },
  );

/** Everything about a text that this reader may open: what is named so first, then questions. */
export const search = (db: Database, text: string, fullAccess: boolean): Promise<SearchResult[]> =>
  reading(db, async (transaction) => {
    const meaning = await interpret(transaction, text, fullAccess);
    if (meaning.key === '') return [];
    const titles = grouped(await findTitles(transaction, meaning), MAX_TITLES);
    const stems = await findStems(transaction, meaning, fullAccess);
    return [...titles, ...grouped(stems, MAX_LINKS - linksIn(titles))];
  });

/** Topics and chapters by their name alone. */
export const searchTopics = (db: Database, name: string): Promise<SearchResult[]> =>
  reading(db, async (transaction) => {
    const key = wordsOf(name).join(' ');
    return key === '' ? [] : grouped(await findTopics(transaction, key), MAX_TITLES);
  });
