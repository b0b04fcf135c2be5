import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import type { NamedLists } from './change-lists.ts';

type Wanted = Omit<NamedLists, 'name'> & { text?: string | undefined; after?: string | undefined; limit: number };
type Names = { name: string; ids: number[]; boards: string[]; places: number };
/** A chapter has no board. Each question counts once, however many boards asked it. */
export type CountedList = { name: string; boards: string[]; questions: number; hidden: number };

/** Chapters of a subject, or its topics of all boards, by name. Counts those of one page only. */
export async function listNamed(
  db: Database,
  { kind, prof, subject, text, after, limit }: Wanted,
): Promise<{ lists: CountedList[]; next: string | null }> {
  const named = await rowsOf<Names>(
    db,
    sql`select name, array_agg(id) as ids, array_agg(board order by board) as boards, sum(total)::int as places
          from question_lists where kind = ${kind} and prof = ${prof} and subject = ${subject}
            ${after === undefined ? sql`` : sql`and name > ${after}`}
            ${text === undefined ? sql`` : sql`and strpos(lower(name), lower(${text})) > 0`}
          group by name order by name limit ${limit + 1}`,
  );
  const page = named.slice(0, limit);
  const counts = await countQuestions(db, page);
  const lists = page.map(({ name, ids, boards, places }) => ({
    name,
    boards: boards.filter((board) => board !== ''),
    questions: ids.length === 1 ? places : (counts.get(name)?.shown ?? 0),
    hidden: counts.get(name)?.hidden ?? 0,
  }));
  return { lists, next: named.length > limit ? page.at(-1)!.name : null };
}

async function countQuestions(db: Database, page: readonly Names[]) {
  const ids = page.flatMap((one) => one.ids);
  if (ids.length === 0) return new Map<string, { shown: number; hidden: number }>();
  // A list of its own has its number in its row.
  const shared = [...page.filter((one) => one.ids.length > 1).flatMap((one) => one.ids), 0];
  const rows = await rowsOf<{ name: string; shown: number; hidden: number }>(
    db,
    sql`select l.name, count(distinct p.shown)::int as shown, count(distinct p.hidden)::int as hidden
          from question_lists l join (
            select list, question as shown, null::bigint as hidden from question_places where list in ${shared}
            union all select list, null, question from hidden_places where list in ${ids}) p on p.list = l.id
          group by l.name`,
  );
  return new Map(rows.map(({ name, ...counts }) => [name, counts]));
}
