import { textOf } from 'text/words.ts';
import { sql } from 'drizzle-orm';
import { boards, findSubject, professionalYears } from 'question/curriculum.ts';
import type { Database } from '../../db/connection.ts';
import { jsonRows } from '../../db/sql-rows.ts';
import { OPEN_PLACES } from '../../list-pages.ts';
import { lockSearch } from './lock.ts';
import { boardSubjectPath, chapterPath, yearPath } from './paths.ts';
import { type QuestionTexts, refKey, textColumns, textsOf, weightedWords } from './question-texts.ts';
import { storeTitles, type Title } from './store-titles.ts';
import { indexWords } from './words.ts';

export type QuestionList = {
  id: number;
  kind: 'topic' | 'year' | 'chapter';
  board: string;
  prof: string;
  subject: string;
  name: string;
};

/** `places` include those of known questions; `lists` are the new ones. */
export type StoredQuestions = {
  questions: readonly ({ id: number; ref: string } & QuestionTexts)[];
  places: readonly { question: number; place: number }[];
  lists: readonly QuestionList[];
};

/** `place` is the best in any list. */
export type IndexRow = QuestionTexts & { id: number | string; ref: string; place: number };

export const indexColumns = sql`q.id, q.ref, ${textColumns},
  (select coalesce(min(place), ${OPEN_PLACES + 1}) from question_places where question = q.id) as place`;

export const questionsOf = (rows: readonly IndexRow[]): Pick<StoredQuestions, 'questions' | 'places'> => ({
  questions: rows.map((row) => ({ ...row, id: Number(row.id) })),
  places: rows.map(({ id, place }) => ({ question: Number(id), place })),
});

/** Runs in the transaction that stores the questions, so that the index never differs. */
export async function indexQuestions(transaction: Database, added: StoredQuestions): Promise<void> {
  await lockSearch(transaction);
  const openQuestions = new Set(
    added.places.filter(({ place }) => place <= OPEN_PLACES).map(({ question }) => question),
  );
  const rows = added.questions.map((question) => [
    question.id,
    openQuestions.delete(question.id),
    indexWords(textOf(question.stem)),
    weightedWords(textsOf(question)),
    refKey(question.ref),
  ]);
  if (rows.length > 0) {
    await transaction.execute(
      sql`insert into search_stems (question, open, words, texts, ref)
            select (r->>0)::bigint, (r->>1)::boolean, array_to_tsvector(array(select jsonb_array_elements_text(r->2))),
              (r->>3)::tsvector, r->>4
            from jsonb_array_elements(${jsonRows(rows)}) as r`,
    );
  }
  if (openQuestions.size > 0) await openStems(transaction, [...openQuestions]);
  await storeTitles(transaction, added.lists.flatMap(titlesOf));
}

/** Questions that moved to a first page; their counted words become open as well. */
async function openStems(transaction: Database, questions: readonly number[]): Promise<void> {
  await transaction.execute(
    sql`with opened as (
          update search_stems s set open = true
            from jsonb_array_elements_text(${jsonRows(questions)}) as o(id)
            where s.question = o.id::bigint and not s.open returning s.question, s.texts),
        more as (
          select word, count(*) as n from opened, unnest(tsvector_to_array(texts)) as word
            where question <= (select coalesce(max(value), '0')::bigint from settings where key = 'search_counted')
            group by word)
        update search_words w set open = w.open + more.n from more where w.word = more.word`,
  );
}

/** The list's title, and that of its board subject, which now has questions. */
export function titlesOf({ id, kind, board, prof, subject, name }: QuestionList): Title[] {
  const topic = findSubject(prof, subject)?.name ?? subject;
  const of = `${prof} ${subject} ${name}`;
  const around = `${topic} ${subject}`;
  if (kind === 'chapter') {
    const link = chapterPath({ prof, subject }, id);
    const place = professionalYears.find(({ code }) => code === prof)?.name;
    return [{ kind, of, title: name, name: `${name}, ${topic}`, around, link, topic, place }];
  }
  const place = boards.find(({ code }) => code === board)?.name ?? board;
  const boardSubject: Title = {
    kind: 'board subject',
    of: `${board} ${prof} ${subject}`,
    title: `${topic} ${place}`,
    name: `${topic} (${place})`,
    around: `${subject} ${board}`,
    link: boardSubjectPath(board, { prof, subject }),
    topic,
    place,
  };
  if (kind === 'topic') return [boardSubject, { kind, of, title: name, prof, subject, around, topic }];
  const year: Title = {
    kind,
    of: `${board} ${of}`,
    title: `${topic} ${place} ${name}`,
    name: `${topic} ${name} (${place})`,
    around: `${subject} ${board} paper year`,
    link: yearPath(board, { prof, subject }, name),
    topic,
    place,
  };
  return [boardSubject, year];
}
