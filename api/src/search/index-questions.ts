import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { jsonRows } from '../db/sql-rows.ts';
import { boards, findSubject, PAGE_SIZE } from '../questions/index.ts';
import { lockSearch } from './lock.ts';
import { boardSubjectPath, chapterPath } from './paths.ts';
import { storeTitles, type Title } from './store-titles.ts';
import { indexWords, textOf } from './words.ts';

export type QuestionList = {
  id: number;
  kind: 'topic' | 'year' | 'chapter';
  board: string;
  prof: string;
  subject: string;
  name: string;
};

/** What an import has stored: questions, the places they took (known ones too), and the lists that are new. */
export type StoredQuestions = {
  questions: readonly { id: number; stem: string }[];
  places: readonly { question: number; place: number }[];
  lists: readonly QuestionList[];
};

/** A place that every reader may open: on the first page of its list. */
export const OPEN_PLACES = PAGE_SIZE;

/** Enters questions into the index, in the transaction that stores them: the two are never out of step. */
export async function indexQuestions(transaction: Database, stored: StoredQuestions): Promise<void> {
  await lockSearch(transaction);
  const opened = new Set(stored.places.filter(({ place }) => place <= OPEN_PLACES).map(({ question }) => question));
  const rows = stored.questions.map(({ id, stem }) => [id, opened.delete(id), indexWords(textOf(stem))]);
  if (rows.length > 0) {
    await transaction.execute(
      sql`insert into search_stems (question, open, words)
            select (r->>0)::bigint, (r->>1)::boolean, array_to_tsvector(array(select jsonb_array_elements_text(r->2)))
            from jsonb_array_elements(${jsonRows(rows)}) as r`,
    );
  }
  if (opened.size > 0) await openStems(transaction, [...opened]);
  await storeTitles(transaction, stored.lists.flatMap(titlesOf));
}

/** Stems that were locked and now stand on a first page; their words, if they are counted, are open too. */
async function openStems(transaction: Database, questions: readonly number[]): Promise<void> {
  await transaction.execute(
    sql`with opened as (
          update search_stems s set open = true
            from jsonb_array_elements_text(${jsonRows(questions)}) as o(id)
            where s.question = o.id::bigint and not s.open returning s.question, s.words),
        more as (
          select word, count(*) as n from opened, unnest(tsvector_to_array(words)) as word
            where question <= (select coalesce(max(value), '0')::bigint from settings where key = 'search_counted')
            group by word)
        update search_words w set open = w.open + more.n from more where w.word = more.word`,
  );
}

/** A list's own title, and that of the board's subject that it shows to have questions. */
function titlesOf({ id, kind, board, prof, subject, name }: QuestionList): Title[] {
  const subjectName = findSubject(prof, subject)?.name ?? subject;
  const of = `${prof} ${subject} ${name}`;
  if (kind === 'chapter') {
    const link = chapterPath({ prof, subject }, id);
    return [{ kind, of, title: name, name: `${name}, ${subjectName}`, around: `${subjectName} ${subject}`, link }];
  }
  const boardName = boards.find(({ code }) => code === board)?.name ?? board;
  const boardSubject: Title = {
    kind: 'board subject',
    of: `${board} ${prof} ${subject}`,
    title: `${subjectName} ${boardName}`,
    name: `${subjectName} (${boardName})`,
    around: `${subject} ${board}`,
    link: boardSubjectPath(board, { prof, subject }),
  };
  return kind === 'year'
    ? [boardSubject]
    : [boardSubject, { kind, of, title: name, prof, subject, around: `${subjectName} ${subject}` }];
}
