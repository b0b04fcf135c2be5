import type { Reader } from '../../db/sql-rows.ts';
import { findByRef, findQuestions } from './find-questions.ts';
import { findTitles, findTopics } from './find-titles.ts';
import { firstOf, type Found, grouped, type SearchResult, sortFound } from './found.ts';
import { interpret, type Meaning } from './interpret.ts';
import { withExcerpts } from './with-excerpts.ts';
import { readPolitely, type Source } from './polite-reader.ts';
import { wordsOf } from './words.ts';

const MAX_TITLES = 20;
const MAX_LINKS = 32;
// Partial matches that have less than this of what the best has are of something else.
const NEAR_BEST = 0.5;
// Nobody means anything else by OBG-12 or OBG000012.
const ONLY_A_REF = /[-_]\d|\d{5}/;

/** Everything about a text that this reader may open: what is named so first, then questions. */
export const search = (database: Source, text: string, fullAccess: boolean): Promise<SearchResult[]> =>
  readPolitely(database, async (reader) => {
    const meaning = await interpret(reader, text, fullAccess);
    if (meaning.key === '') return [];
    const found = firstOf(await find(reader, text, meaning, fullAccess), MAX_LINKS);
    return grouped(await withExcerpts(reader, found, meaning.sought));
  });

async function find(reader: Reader, text: string, meaning: Meaning, fullAccess: boolean): Promise<Found[]> {
  const byRef = await findByRef(reader, text, meaning, fullAccess);
  if (byRef.length > 0 && ONLY_A_REF.test(text)) return byRef;
  const inFull = await both(
    () => findTitles(reader, meaning),
    () => findQuestions(reader, meaning, fullAccess),
  );
  if (byRef.length + inFull.length > 0 || meaning.sought.length < 2) return sortFound([...byRef, ...inFull]);
  const partly = await both(
    () => findTitles(reader, meaning, true),
    () => findQuestions(reader, meaning, fullAccess, true),
  );
  return partly.filter(({ score }) => score >= NEAR_BEST * partly[0]!.score);
}

/** Titles and questions, the best first. A search has one connection: one is read after the other. */
async function both(titles: () => Promise<Found[]>, questions: () => Promise<Found[]>): Promise<Found[]> {
  const named = firstOf(await titles(), MAX_TITLES);
  return sortFound([...named, ...(await questions())]);
}

/** Topics and chapters by their name alone. */
export const searchTopics = (database: Source, name: string): Promise<SearchResult[]> =>
  readPolitely(database, async (reader) => {
    const key = wordsOf(name).join(' ');
    return key === '' ? [] : grouped(firstOf(await findTopics(reader, key), MAX_TITLES));
  });
