import type { Database } from '../db/connection.ts';
import { findStems } from './find-stems.ts';
import { findTitles, findTopics } from './find-titles.ts';
import { grouped, type SearchResult } from './found.ts';
import { interpret } from './interpret.ts';
import { wordsOf } from './words.ts';

const MAX_TITLES = 20;
const MAX_LINKS = 32;

const linksIn = (results: readonly SearchResult[]) => results.reduce((sum, { link }) => sum + link.length, 0);

/** Everything about a text that this reader may open: what is named so first, then questions. */
export async function search(db: Database, text: string, fullAccess: boolean): Promise<SearchResult[]> {
  const meaning = await interpret(db, text, fullAccess);
  if (meaning.key === '') return [];
  const titles = grouped(await findTitles(db, meaning), MAX_TITLES);
  const stems = await findStems(db, meaning, fullAccess);
  return [...titles, ...grouped(stems, MAX_LINKS - linksIn(titles))];
}

/** Topics and chapters by their name alone. */
export async function searchTopics(db: Database, name: string): Promise<SearchResult[]> {
  const key = wordsOf(name).join(' ');
  return key === '' ? [] : grouped(await findTopics(db, key), MAX_TITLES);
}
