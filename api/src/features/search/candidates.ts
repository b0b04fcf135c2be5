import { sql, type SQL } from 'drizzle-orm';
import type { Meaning, SearchTerm } from './interpret.ts';
import { allOf } from './tsquery.ts';

// Enough to choose the best from: a common word may be in half of all questions.
const CANDIDATES = 300;
const PARTIAL_CANDIDATES = 60;
// The rarest words are the most specific; each further one costs two index reads.
const MAX_PARTIAL = 6;
const RAREST = 3;

const from = (where: SQL, readable: SQL, limit: SQL | number) =>
  sql`(select question from search_stems where ${where} and ${readable} limit ${limit})`;

/** Matches of the stem or, if those are too few, of any text. */
export function fullCandidates({ inFull, withCorrections }: Meaning, readable: SQL, enough: number): SQL {
  const stems = (query: string | null) => from(sql`words @@ ${query}::tsquery`, readable, CANDIDATES);
  const missing = sql`(case when (select count(*) from stems) < ${enough} then ${CANDIDATES}::int else 0 end)`;
  return sql`with stems as materialized (${stems(inFull)} union ${stems(withCorrections)}),
    candidates as materialized (
      select question from stems
      union ${from(sql`texts @@ ${withCorrections}::tsquery`, readable, missing)})`;
}

/** All words but one, two of the rarest, or one of the rarest. */
export function partialCandidates({ terms }: Meaning, readable: SQL): SQL {
  const rare = terms.toSorted((a, b) => b.weight - a.weight).slice(0, MAX_PARTIAL);
  const rarest = rare.slice(0, RAREST);
  const allBut = (set: readonly SearchTerm[]) => set.map((_, without) => set.filter((__, index) => index !== without));
  const sets = [...allBut(rare), ...allBut(rarest), ...rarest.map((one) => [one])].filter(({ length }) => length > 0);
  const queries = new Set(sets.map((set) => allOf(set.map(({ query }) => query))));
  const reads = [...queries].map((query) => from(sql`texts @@ ${query}::tsquery`, readable, PARTIAL_CANDIDATES));
  return sql`with candidates as materialized (${sql.join(reads, sql` union `)})`;
}

export const refCandidates = (key: string, readable: SQL): SQL =>
  sql`with candidates as materialized ${from(sql`ref = ${key}`, readable, MAX_PARTIAL)}`;
