import { wordsOf } from 'text/words.ts';
import type { Reader } from '../../db/sql-rows.ts';
import { findByRef, findQuestions } from './find-questions.ts';
import { findTitles, findTopics } from './find-titles.ts';
import { limitHits, type Hit, groupHits, type SearchResult, sortHits } from './hits.ts';
import { interpret, type Meaning } from './interpret.ts';
import { withExcerpts } from './with-excerpts.ts';
import { readYielding, type Source } from './yielding-reader.ts';

const MAX_TITLES = 20;
const MAX_LINKS = 32;
// Partial matches with a lower share of the best score are about something else.
const NEAR_BEST = 0.5;
// OBG-12 and OBG000012 can only be refs.
const ONLY_A_REF = /[-_]\d|\d{5}/;

export const search = (database: Source, text: string, fullAccess: boolean): Promise<SearchResult[]> =>
  readYielding(database, async (reader) => {
    const meaning = await interpret(reader, text, fullAccess);
    if (meaning.key === '') return [];
    const hits = limitHits(await find(reader, text, meaning, fullAccess), MAX_LINKS);
    return groupHits(await withExcerpts(reader, hits, meaning.terms));
  });

async function find(reader: Reader, text: string, meaning: Meaning, fullAccess: boolean): Promise<Hit[]> {
  const byRef = await findByRef(reader, text, meaning, fullAccess);
  if (byRef.length > 0 && ONLY_A_REF.test(text)) return byRef;
  const inFull = await findBoth(
    () => findTitles(reader, meaning),
    () => findQuestions(reader, meaning, fullAccess),
  );
  if (byRef.length + inFull.length > 0 || meaning.terms.length < 2) return sortHits([...byRef, ...inFull]);
  const partly = await findBoth(
    () => findTitles(reader, meaning, true),
    () => findQuestions(reader, meaning, fullAccess, true),
  );
  return partly.filter(({ score }) => score >= NEAR_BEST * partly[0]!.score);
}

/** Sequential, since a search has one connection. */
async function findBoth(titles: () => Promise<Hit[]>, questions: () => Promise<Hit[]>): Promise<Hit[]> {
  const titleHits = limitHits(await titles(), MAX_TITLES);
  return sortHits([...titleHits, ...(await questions())]);
}

export const searchTopics = (database: Source, name: string): Promise<SearchResult[]> =>
  readYielding(database, async (reader) => {
    const key = wordsOf(name).join(' ');
    return key === '' ? [] : groupHits(limitHits(await findTopics(reader, key), MAX_TITLES));
  });
