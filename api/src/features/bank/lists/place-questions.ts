import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { jsonRows, rowsOf } from '../../../db/sql-rows.ts';
import type { QuestionList } from '../../search/index.ts';
import { listKey } from './list-keys.ts';

/** `list`: a name by `listName`. A hidden question gets its place when it is shown. */
export type Placement = { question: number; list: string; hidden?: boolean };

type PlacedQuestions = {
  places: { question: number; place: number }[];
  lists: (QuestionList & { isNew: boolean })[];
};
type GrownList = { id: number; name: string; total: number };

/** Adds questions to the ends of lists, in this order, and makes the lists that are missing. */
export async function placeQuestions(db: Database, placements: readonly Placement[]): Promise<PlacedQuestions> {
  if (placements.length === 0) return { places: [], lists: [] };
  const grown = await growLists(db, placements);
  const lists = grown.map(toList);
  const next = new Map(grown.map(({ name, ...list }) => [name, list]));
  const rows = placements.map(({ question, list, hidden = false }) => {
    const end = next.get(list)!;
    if (hidden) return [end.id, null, question] as const;
    end.total += 1;
    return [end.id, end.total, question] as const;
  });
  await db.execute(
    sql`with r as (select (r->>0)::int as list, (r->>1)::int as place, (r->>2)::bigint as question
            from jsonb_array_elements(${jsonRows(rows)}) as r),
          waiting as (insert into hidden_places (question, list) select question, list from r where place is null)
        insert into question_places (list, place, question) select list, place, question from r where place is not null`,
  );
  return { places: rows.flatMap(([, place, question]) => (place === null ? [] : [{ place, question }])), lists };
}

function toList({ id, name: listName, total }: GrownList): QuestionList & { isNew: boolean } {
  const [kind, board, prof, subject, name] = listKey(listName);
  return { id, kind, board, prof, subject, name, isNew: total === 0 };
}

/** Makes the lists that are missing, by their names. */
export async function ensureLists(db: Database, names: readonly string[]): Promise<QuestionList[]> {
  const lists = await growLists(
    db,
    names.map((list) => ({ list, hidden: true })),
  );
  return lists.map(toList);
}

/** Returns the totals from before. */
async function growLists(db: Database, placements: readonly Omit<Placement, 'question'>[]): Promise<GrownList[]> {
  const counts = new Map<string, number>();
  for (const { list, hidden } of placements) counts.set(list, (counts.get(list) ?? 0) + (hidden ? 0 : 1));
  const wanted = [...counts].map(([id, n]) => {
    const [kind, board, prof, subject, name] = listKey(id);
    return { id, n, kind, board, prof, subject, name };
  });
  return rowsOf<GrownList>(
    db,
    sql`with w as (
          select * from jsonb_to_recordset(${jsonRows(wanted)})
            as r(id text, n int, kind text, board text, prof text, subject text, name text)),
        made as (
          insert into question_lists as l (kind, board, prof, subject, name, total)
            select kind, board, prof, subject, name, n from w
          on conflict (kind, board, prof, subject, name) do update set total = l.total + excluded.total
          returning l.*)
        select made.id, w.id as name, made.total - w.n as total
          from made join w using (kind, board, prof, subject, name)`,
  );
}
