import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { rowsOf } from '../db/sql-rows.ts';
import { findSubject } from '../questions/index.ts';
import type { Found } from './found.ts';
import { OPEN_PLACES, type QuestionList } from './index-questions.ts';
import type { Meaning } from './interpret.ts';
import { questionPath } from './paths.ts';
import { textOf } from './words.ts';

// Enough to choose the best from; a word that is in half of all stems has as many as it likes.
const CANDIDATES = 300;
const MAX_STEMS = 32;
const SHOWN_CHARACTERS = 120;
// Markup takes its part of what is read.
const READ_CHARACTERS = 600;

const has = (query: string | null) => sql`coalesce(words @@ ${query}::tsquery, false)`;

type Row = QuestionList & { ref: string; stem: string; place: number };

/**
 * Questions by their stems, where this reader may open them. Without full access that is decided twice: what is
 * searched are stems marked as open, and what is answered has a place on a first page.
 */
export async function findStems(db: Database, meaning: Meaning, fullAccess: boolean): Promise<Found[]> {
  const { inFull, asTyped, withSynonyms, withCorrections } = meaning;
  if (withCorrections === null) return [];
  const readable = fullAccess ? sql`true` : sql`open`;
  const rows = await rowsOf<Row>(
    db,
    sql`with candidates as materialized (
          (select question, words from search_stems where words @@ ${inFull}::tsquery and ${readable} limit ${CANDIDATES})
          union
          (select question, words from search_stems where words @@ ${withCorrections}::tsquery and ${readable}
            limit ${CANDIDATES})),
        best as materialized (
          select question, row_number() over (order by not ${has(inFull)}, not ${has(asTyped)}, not ${has(withSynonyms)},
              length(words), question) as rank
            from candidates order by rank limit ${MAX_STEMS})
        select q.ref, left(q.stem, ${READ_CHARACTERS}) as stem, l.id, l.kind, l.board, l.prof, l.subject, l.name, p.place
          from best
            join questions q on q.id = best.question
            cross join lateral (
              select list, place from question_places
                where question = q.id and ${fullAccess ? sql`true` : sql`place <= ${OPEN_PLACES}`}
                order by (select kind from question_lists where id = list), list limit 1) p
            join question_lists l on l.id = p.list
          order by best.rank`,
  );
  return rows.map(({ ref, stem, place, ...list }) => ({
    group: `${findSubject(list.prof, list.subject)?.name ?? list.subject} questions`,
    name: shown(stem),
    link: questionPath(list, place, ref),
  }));
}

/** The beginning of a stem, cut between two words. */
function shown(html: string): string {
  const text = textOf(html);
  if (text.length <= SHOWN_CHARACTERS) return text;
  const end = text.lastIndexOf(' ', SHOWN_CHARACTERS);
  return `${text.slice(0, end > 0 ? end : SHOWN_CHARACTERS).toWellFormed()}…`;
}
