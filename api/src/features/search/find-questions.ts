import { textOf } from 'text/words.ts';
import { sql, type SQL } from 'drizzle-orm';
import { boards, findSubject } from 'question/curriculum.ts';
import type { KindName } from 'question/kinds/names.ts';
import type { AppearanceRow } from '../../db/schema.ts';
import { type Reader, rowsOf } from '../../db/sql-rows.ts';
import { OPEN_PLACES } from '../../list-pages.ts';
import { fullCandidates, partialCandidates, refCandidates } from './candidates.ts';
import { wordsOf } from '../../http/messages.ts';
import { type Hit, RANKS, type SearchLink } from './hits.ts';
import type { QuestionList } from './index-questions.ts';
import type { Meaning, SearchTerm } from './interpret.ts';
import { groupMessages, placeMessages } from './messages.ts';
import { questionPath } from './paths.ts';
import { refKey } from './question-texts.ts';
import { ofWeights } from './tsquery.ts';

const MAX_QUESTIONS = 32;
const SHOWN_CHARACTERS = 120;
// Half of a word's score is for its presence, the rest depends on the text (`question-texts.ts`).
const ANYWHERE = 0.5;
const IN_TEXTS = { A: 0.25, B: 0.15, C: 0.07, D: 0.03 };

const has = (column: SQL, query: string | null) => sql`coalesce(${column} @@ ${query}::tsquery, false)`;
const words = sql`s.words`;
const texts = sql`s.texts`;

type Row = QuestionList & {
  question: number | string;
  stem: string;
  ref: string;
  type: KindName;
  question_topic: string | null;
  appearances: AppearanceRow[];
  origin: string | null;
  place: number;
  rank: number;
  score: number;
};

/** `partly`: with any word instead of every word. */
export const findQuestions = (db: Reader, meaning: Meaning, fullAccess: boolean, partly = false): Promise<Hit[]> => {
  if (meaning.terms.length === 0) return Promise.resolve([]);
  const readable = readableBy(fullAccess);
  if (partly)
    return readHits(db, partialCandidates(meaning, readable), sql`${RANKS.partial}::int`, meaning, fullAccess);
  const { withCorrections } = meaning;
  const answers = withCorrections && ofWeights(withCorrections, 'AB');
  const rank = sql`case when ${has(words, withCorrections)} then ${RANKS.stem}::int
    when ${has(texts, answers)} then ${RANKS.answers}::int else ${RANKS.texts}::int end`;
  return readHits(db, fullCandidates(meaning, readable, MAX_QUESTIONS), rank, meaning, fullAccess);
};

/** Ignores case, dashes and leading zeros. */
export function findByRef(db: Reader, text: string, meaning: Meaning, fullAccess: boolean): Promise<Hit[]> {
  const key = refKey(text);
  if (!/\d/.test(key)) return Promise.resolve([]);
  return readHits(db, refCandidates(key, readableBy(fullAccess)), sql`${RANKS.ref}::int`, meaning, fullAccess);
}

const readableBy = (fullAccess: boolean) => (fullAccess ? sql`true` : sql`open`);

/** Checks access twice: candidates are marked as open, and results have a place on a first page. */
async function readHits(db: Reader, candidates: SQL, rank: SQL, meaning: Meaning, fullAccess: boolean): Promise<Hit[]> {
  const { inFull, asTyped, withSynonyms } = meaning;
  const rows = await rowsOf<Row>(
    db,
    sql`${candidates},
        ranked as materialized (
          select s.question, ${rank} as rank, ${scoreOf(meaning)} as score, not ${has(words, inFull)} as in_full,
              not ${has(words, asTyped)} as as_typed, not ${has(words, withSynonyms)} as with_synonyms,
              not ${has(texts, asTyped)} as texts_as_typed, length(s.words) as length
            from candidates join search_stems s on s.question = candidates.question),
        best as materialized (
          select question, rank, score, row_number() over (order by rank, in_full, as_typed, with_synonyms,
              texts_as_typed, score desc, length, question) as place_in_order
            from ranked order by place_in_order limit ${MAX_QUESTIONS})
        select q.id as question, q.ref, q.type, q.stem, q.topic as question_topic, q.appearances, q.origin, l.id, l.kind, l.board,
            l.prof, l.subject, l.name, p.place, best.rank, best.score
          from best
            join questions q on q.id = best.question
            cross join lateral (
              select list, place from question_places
                where question = q.id and ${fullAccess ? sql`true` : sql`place <= ${OPEN_PLACES}`}
                order by (select kind from question_lists where id = list), list limit 1) p
            join question_lists l on l.id = p.list
          order by best.place_in_order`,
  );
  return rows.map((row) => {
    const subject = findSubject(row.prof, row.subject)?.name ?? row.subject;
    const place = placeOf(row);
    const stem = textOf(row.stem);
    const link: SearchLink = {
      name: shorten(stem),
      link: questionPath(row, row.place, row.ref),
      kind: row.type,
      topic: row.question_topic ? `${row.question_topic}, ${subject}` : subject,
      ...(place !== undefined && { place }),
    };
    const source = { question: Number(row.question), stem };
    return { group: wordsOf(groupMessages.questions({ subject })), link, rank: row.rank, score: row.score, source };
  });
}

function scoreOf({ terms }: Meaning): SQL {
  const counts = ({ query, weight }: SearchTerm, factor: number) =>
    sql`case when ${texts} @@ ${query}::tsquery then ${weight * factor}::float8 else 0 end`;
  const scores = terms.flatMap((one) => [
    counts(one, ANYWHERE),
    ...Object.entries(IN_TEXTS).map(([letter, factor]) =>
      counts({ ...one, query: ofWeights(one.query, letter) }, factor),
    ),
  ]);
  return sql.join([sql`0::float8`, ...scores], sql` + `);
}

/** The first paper that contains the question, or in whose style it was written. */
function placeOf({ appearances: [first], origin }: Row): string | undefined {
  if (!first) return undefined;
  const board = boards.find(({ code }) => code === first.board)?.name ?? first.board;
  const paper = `${board}, ${first.sitting ? `${first.sitting} ` : ''}${first.year}`;
  return origin === 'ORIGINAL' ? wordsOf(placeMessages.inStyle({ paper })) : paper;
}

function shorten(text: string): string {
  if (text.length <= SHOWN_CHARACTERS) return text;
  const end = text.lastIndexOf(' ', SHOWN_CHARACTERS);
  return `${text.slice(0, end > 0 ? end : SHOWN_CHARACTERS).toWellFormed()}…`;
}
