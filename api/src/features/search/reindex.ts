import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { jsonRows, rowsOf } from '../../db/sql-rows.ts';
import { OPEN_PLACES } from '../questions/index.ts';
import {
  indexColumns,
  indexQuestions,
  type IndexRow,
  type QuestionList,
  questionsOf,
  titlesOf,
} from './index-questions.ts';
import { listWordsAnew } from './listed-words.ts';
import { lockSearch } from './lock.ts';
import { titleId } from './store-titles.ts';

const counted = sql`(select coalesce(max(value), '0')::bigint from settings where key = 'search_counted')`;

/**
 * Brings the index in step with questions that were changed or hidden, and with lists that were made, changed or
 * removed, in the transaction that does so. Others that moved to or from an open place in those lists follow.
 */
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
    lists: await livingLists(transaction, lists),
  });
  await countStems(transaction, ids);
  await listWordsAnew(transaction);
  await transaction.execute(sql`delete from search_words where stems <= 0 and not listed`);
}

/** Questions of these lists that the index takes for open and are not, or the other way round. */
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
            where question <= ${counted} group by word)
        update search_words w set stems = w.stems - less.n, open = w.open - less.opened from less where w.word = less.word`,
  );
}

/** Those that are past what is counted are left to countWords. */
async function countStems(transaction: Database, ids: readonly number[]): Promise<void> {
  await transaction.execute(
    sql`insert into search_words as w (word, stems, open)
          select word, count(*), count(*) filter (where open) from search_stems, unnest(tsvector_to_array(texts)) as word
            where question in (select value::bigint from jsonb_array_elements_text(${jsonRows(ids)}))
              and question <= ${counted} and word !~ '^[0-9]+$' group by word
          on conflict (word) do update set stems = w.stems + excluded.stems, open = w.open + excluded.open`,
  );
}

const titleIds = (lists: readonly QuestionList[]) => [...new Set(lists.flatMap(titlesOf).map(titleId))];

async function removeTitles(transaction: Database, lists: readonly QuestionList[]): Promise<void> {
  if (lists.length === 0) return;
  await transaction.execute(sql`delete from search_titles where id in ${titleIds(lists)}`);
}

/** Lists with questions in them that have one of the titles of `lists`: several boards share a topic's. */
async function livingLists(db: Database, lists: readonly QuestionList[]): Promise<QuestionList[]> {
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
