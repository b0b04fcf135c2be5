import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { jsonRows, rowsOf } from '../../../db/sql-rows.ts';

/** Without a place: at the end. */
export type Membership = { list: number; question: number; place?: number };
type Place = { list: number; question: number; place: number };

/**
 * Takes questions out of lists and puts others in, without gaps. Returns the places that those taken out had: entering
 * there again restores the order. The caller holds the bank's lock.
 */
export async function rearrangeLists(
  tx: Database,
  { leaving, entering }: { leaving: readonly Membership[]; entering: readonly Membership[] },
): Promise<Place[]> {
  const lists = new Map<number, Rearrangement>();
  const listOf = (id: number) => {
    const list = lists.get(id) ?? { before: [], leaving: new Set(), entering: [] };
    lists.set(id, list);
    return list;
  };
  for (const { list, question } of leaving) listOf(list).leaving.add(question);
  for (const one of entering) listOf(one.list).entering.push(one);
  for (const place of await readPlaces(tx, [...lists.keys()])) listOf(place.list).before.push(place);
  const left = [...lists.values()].flatMap((list) => list.before.filter(({ question }) => list.leaving.has(question)));
  await removePlaces(tx, left);
  await writePlaces(
    tx,
    Array.from(lists, ([list, change]) => ({ list, ...change, order: orderAfter(change) })),
  );
  return left;
}

type Rearrangement = { before: Place[]; leaving: Set<number>; entering: Membership[] };

function orderAfter({ before, leaving, entering }: Rearrangement): number[] {
  const order = before.flatMap(({ question }) => (leaving.has(question) ? [] : [question]));
  const present = new Set(order);
  const placeOf = ({ place = Infinity }: Membership) => place;
  // Ascending, so that each finds those before it in their places.
  for (const one of entering.toSorted((a, b) => placeOf(a) - placeOf(b) || a.question - b.question)) {
    if (present.has(one.question)) continue;
    order.splice(Math.min(placeOf(one) - 1, order.length), 0, one.question);
  }
  return order;
}

async function readPlaces(tx: Database, lists: readonly number[]): Promise<Place[]> {
  const rows = await rowsOf<Omit<Place, 'question'> & { question: number | string }>(
    tx,
    sql`select list, place, question from question_places
          where list in (select value::int from jsonb_array_elements_text(${jsonRows(lists)})) order by list, place`,
  );
  return rows.map((row) => ({ ...row, question: Number(row.question) }));
}

const removePlaces = (tx: Database, places: readonly Place[]) =>
  tx.execute(
    sql`delete from question_places p using jsonb_to_recordset(${jsonRows(places)}) as gone(list int, place int)
          where p.list = gone.list and p.place = gone.place`,
  );

async function writePlaces(
  tx: Database,
  lists: readonly (Rearrangement & { list: number; order: readonly number[] })[],
): Promise<void> {
  const totals = lists.map(({ list, order }) => ({ list, total: order.length }));
  const moved = lists.flatMap(({ list, before, leaving, order }) => {
    const former = new Map(before.flatMap(({ question, place }) => (leaving.has(question) ? [] : [[question, place]])));
    return order.flatMap((question, index) =>
      former.get(question) === index + 1 ? [] : [{ list, question, place: index + 1 }],
    );
  });
  // Negative first, because a place must be unique at every moment.
  await tx.execute(
    sql`insert into question_places (list, place, question)
        select list, -place, question from jsonb_to_recordset(${jsonRows(moved)}) as m(list int, place int, question bigint)
        on conflict (question, list) do update set place = excluded.place`,
  );
  await tx.execute(
    sql`update question_places p set place = -place from jsonb_to_recordset(${jsonRows(totals)}) as l(list int)
          where p.list = l.list and p.place < 0`,
  );
  await tx.execute(
    sql`update question_lists l set total = t.total from jsonb_to_recordset(${jsonRows(totals)}) as t(list int, total int)
          where l.id = t.list`,
  );
}
