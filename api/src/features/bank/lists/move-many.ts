import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { jsonRows, rowsOf } from '../../../db/sql-rows.ts';

/** A list, and the first place that became free in it. */
type Gap = { list: number; first: number };

/** Takes questions out of all lists, and remembers the places. */
export async function leaveAll(transaction: Database, questions: readonly number[]): Promise<void> {
  const gaps = await rowsOf<Gap>(
    transaction,
    sql`with gone as (
            delete from question_places where question in ${idsIn(questions)} returning question, list, place),
          remembered as (insert into hidden_places (question, list, place) select question, list, place from gone),
          ${gapsOfGone}`,
  );
  await closeGaps(transaction, gaps);
}

/** Takes questions out of single lists, for good. */
export async function leaveLists(
  transaction: Database,
  leaving: readonly { question: number; list: number }[],
): Promise<void> {
  if (leaving.length === 0) return;
  const gaps = await rowsOf<Gap>(
    transaction,
    sql`with l as (select * from jsonb_to_recordset(${jsonRows(leaving)}) as r(question bigint, list int)),
          forgotten as (delete from hidden_places h using l where h.question = l.question and h.list = l.list),
          gone as (
            delete from question_places p using l where p.question = l.question and p.list = l.list
              returning p.list, p.place),
          ${gapsOfGone}`,
  );
  await closeGaps(transaction, gaps);
}

const gapsOfGone = sql`
  shorter as (select list, count(*)::int as count, min(place)::int as first from gone group by list),
  shrunk as (update question_lists l set total = l.total - s.count from shorter s where l.id = s.list)
  select list, first from shorter`;

async function closeGaps(transaction: Database, gaps: readonly Gap[]): Promise<void> {
  if (gaps.length === 0) return;
  await transaction.execute(
    sql`with places as (
            select p.list, p.question, g.first - 1 + row_number() over (partition by p.list order by p.place) as place
              from jsonb_to_recordset(${jsonRows(gaps)}) as g(list int, first int)
              join question_places p on p.list = g.list and p.place > g.first)
        update question_places p set place = -n.place from places n where p.list = n.list and p.question = n.question`,
  );
  await makePositive(transaction, gaps);
}

/** Returns questions to the places that they had when they left, or to the end of a list that is shorter. */
export async function enterAll(transaction: Database, questions: readonly number[]): Promise<void> {
  const grown = await rowsOf<{ list: number }>(
    transaction,
    // Places enter in ascending order: `at` is the former question before which each comes.
    sql`with back as (delete from hidden_places where question in ${idsIn(questions)} returning question, list, place),
          numbers as (
            select b.*, l.total, row_number() over (partition by b.list order by b.place nulls last, b.question) - 1 as i
              from back b join question_lists l on l.id = b.list),
          entering as (
            select list, question, i,
                max(least(coalesce(place - i, total + 1), total + 1)) over (partition by list order by i) as at from numbers),
          longer as (select list, count(*)::int as count, min(at) as first from entering group by list),
          places as (
            select list, question, new, first - 1 + row_number() over (partition by list order by at, new desc, i) as place
              from (
                select e.list, e.question, e.at, true as new, e.i, l.first from entering e join longer l using (list)
                union all
                select p.list, p.question, p.place, false, 0, l.first
                  from longer l join question_places p on p.list = l.list and p.place >= l.first) q),
          moved as (
            update question_places p set place = -n.place from places n
              where not n.new and p.list = n.list and p.question = n.question),
          entered as (
            insert into question_places (list, place, question) select list, -place, question from places where new),
          counted as (update question_lists l set total = l.total + g.count from longer g where l.id = g.list)
        select list from longer`,
  );
  if (grown.length > 0) await makePositive(transaction, grown);
}

/** A place must be unique at every moment: those that move are negative first. */
async function makePositive(transaction: Database, lists: readonly { list: number }[]): Promise<void> {
  await transaction.execute(
    sql`update question_places set place = -place where place < 0 and list in ${lists.map(({ list }) => list)}`,
  );
}

const idsIn = (questions: readonly number[]) =>
  sql`(select value::bigint from jsonb_array_elements_text(${jsonRows(questions)}))`;
