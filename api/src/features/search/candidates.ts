import { sql, type SQL } from 'drizzle-orm';
import type { Meaning, Sought } from './interpret.ts';
import { allOf } from './tsquery.ts';

// Enough to choose the best from; a word that is in half of all questions has as many as it likes.
const CANDIDATES = 300;
const PARTIAL_CANDIDATES = 60;
// The rarest say what is meant; each further one costs two reads of the index.
const MAX_PARTIAL = 6;
const RAREST = 3;

/** What a search may read: questions that are open to this reader. */
const from = (where: SQL, readable: SQL, limit: SQL | number) =>
  sql`(select question from search_stems where ${where} and ${readable} limit ${limit})`;

/** Questions that have every word: in the stem, or where those are too few to show, in any of their texts. */
export function fullCandidates({ inFull, withCorrections }: Meaning, readable: SQL, enough: number): SQL {
  const stems = (query: string | null) => from(sql`words @@ ${query}::tsquery`, readable, CANDIDATES);
  const missing = sql`(case when (select count(*) from stems) < ${enough} then ${CANDIDATES}::int else 0 end)`;
  return sql`with stems as materialized (${stems(inFull)} union ${stems(withCorrections)}),
    candidates as materialized (
      select question from stems
      union ${from(sql`texts @@ ${withCorrections}::tsquery`, readable, missing)})`;
}

/** Questions that have some of the words: all but one, two of the rarest, or one of those. */
export function partialCandidates({ sought }: Meaning, readable: SQL): SQL {
  const rare = sought.toSorted((a, b) => b.weight - a.weight).slice(0, MAX_PARTIAL);
  const rarest = rare.slice(0, RAREST);
  const allBut = (set: readonly Sought[]) => set.map((_, without) => set.filter((__, index) => index !== without));
  const sets = [...allBut(rare), ...allBut(rarest), ...rarest.map((one) => [one])].filter(({ length }) => length > 0);
  const queries = new Set(sets.map((set) => allOf(set.map(({ query }) => query))));
  const reads = [...queries].map((query) => from(sql`texts @@ ${query}::tsquery`, readable, PARTIAL_CANDIDATES));
  return sql`with candidates as materialized (${sql.join(reads, sql` union `)})`;
}

/** Questions with a ref that may be typed so. */
export const refCandidates = (key: string, readable: SQL): SQL =>
  sql`with candidates as materialized ${from(sql`ref = ${key}`, readable, MAX_PARTIAL)}`;
