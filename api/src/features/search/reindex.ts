import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { jsonRows, rowsOf } from '../../db/sql-rows.ts';
import { OPEN_PLACES } from '../../list-pages.ts';
import {
  indexColumns,
  indexQuestions,
  type IndexRow,
  type QuestionList,
  questionsOf,
  titlesOf,
} from './index-questions.ts';
import { refreshListedWords } from './listed-words.ts';
import { lockSearch } from './lock.ts';
import { titleId } from './store-titles.ts';

const lastCountedQuestion = sql`(select coalesce(max(value), '0')::bigint from settings where key = 'search_counted')`;

/** Runs in the transaction of the change. Also covers questions that the change moved to or from an open place. */
export async function reindexQuestions(
  transaction: Database,
  questions: readonly number[],
  lists: readonly QuestionList[],
): Promise<void> {
  await lockSearch(transaction);
  const ids = [...new Set([...questions, ...(await movedQuestions(transaction, lists))])];
  await removeStems(transaction, ids);
  await removeTitles(transaction, lists);
  const rows = await rowsOf<IndexRow>(
    transaction,
    sql`select ${indexColumns}
          from questions q where q.id in (select value::bigint from jsonb_array_elements_text(${jsonRows(ids)}))
            and not q.hidden`,
  );
  await indexQuestions(transaction, {
    ...questionsOf(rows),
    lists: await listsWithQuestions(transaction, lists),
  });
  await countStems(transaction, ids);
  await refreshListedWords(transaction);
  await transaction.execute(sql`delete from search_words where stems <= 0 and not listed`);
}

/** Questions whose `open` mark is out of date. */
async function movedQuestions(db: Database, lists: readonly QuestionList[]): Promise<number[]> {
  if (lists.length === 0) return [];
  const ids = lists.map(({ id }) => id);
  const rows = await rowsOf<{ id: number | string }>(
    db,
    sql`select distinct s.question as id from question_places p join search_stems s on s.question = p.question
          where p.list in ${ids} and s.open <> exists (
            select from question_places o where o.question = s.question and o.place <= ${OPEN_PLACES})`,
  );
  return rows.map(({ id }) => Number(id));
}

async function removeStems(transaction: Database, ids: readonly number[]): Promise<void> {
  await transaction.execute(
    sql`with gone as (
          delete from search_stems where question in (select value::bigint from jsonb_array_elements_text(${jsonRows(ids)}))
            returning question, open, texts),
        less as (
          select word, count(*) as n, count(*) filter (where open) as opened from gone, unnest(tsvector_to_array(texts)) as word
            where question <= ${lastCountedQuestion} group by word)
        update search_words w set stems = w.stems - less.n, open = w.open - less.opened from less where w.word = less.word`,
  );
}

/** Later questions are left to countWords. */
async function countStems(transaction: Database, ids: readonly number[]): Promise<void> {
  await transaction.execute(
    sql`insert into search_words as w (word, stems, open)
          select word, count(*), count(*) filter (where open) from search_stems, unnest(tsvector_to_array(texts)) as word
            where question in (select value::bigint from jsonb_array_elements_text(${jsonRows(ids)}))
              and question <= ${lastCountedQuestion} and word !~ '^[0-9]+$' group by word
          on conflict (word) do update set stems = w.stems + excluded.stems, open = w.open + excluded.open`,
  );
}

const titleIds = (lists: readonly QuestionList[]) => [...new Set(lists.flatMap(titlesOf).map(titleId))];

async function removeTitles(transaction: Database, lists: readonly QuestionList[]): Promise<void> {
  if (lists.length === 0) return;
  await transaction.execute(sql`delete from search_titles where id in ${titleIds(lists)}`);
}

/** Several boards share a topic's title, so other lists may keep it. */
async function listsWithQuestions(db: Database, lists: readonly QuestionList[]): Promise<QuestionList[]> {
  if (lists.length === 0) return [];
  const ids = new Set(titleIds(lists));
  const subjects = [...new Set(lists.map(({ prof, subject }) => `${prof}-${subject}`))];
  const living = await rowsOf<QuestionList>(
    db,
    sql`select id, kind, board, prof, subject, name from question_lists
          where total > 0 and prof || '-' || subject in ${subjects}`,
  );
  return living.filter((list) => titlesOf(list).some((title) => ids.has(titleId(title))));
}
