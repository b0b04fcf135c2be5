import { sql } from 'drizzle-orm';
import { itemsOf, sameItems } from 'schema/items.ts';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import type { ItemGroup } from '../bank/index.ts';
import { readToday } from '../memory/index.ts';
import { internshipTopicPath } from '../search/index.ts';
import { IS_DUE, isReadable, joinDueStates, type Reader } from '../study/index.ts';
import { totalsOf } from './group.ts';

export type Part = { version: string; subject: string };
type Article = Schemas['ItemCount']['articles'][number];
export type ArticleOfItems = Article & { items: string[] };

type ArticleRow = { id: string; subject: string; parent: string | null; name: string; items: string[] };

/** Articles of RX Aid that have items, by name. */
export async function readArticles(db: Database): Promise<ArticleOfItems[]> {
  const rows = await rowsOf<ArticleRow>(
    db,
    sql`select id, subject, parent, name, items from internship_topics
        where items <> '{}' and not is_list order by lower(name), id`,
  );
  return rows.map(({ id, subject, parent, name, items }) => ({
    _id: id,
    name,
    link: internshipTopicPath({ id, subject, parent, isList: false }),
    items,
  }));
}

type Count = Schemas['ItemCount'];
const NONE = { questions: 0, sba: 0, mtf: 0, saq: 0 };
const FIELD = { SBA: 'sba', MTF: 'mtf', SAQ: 'saq' } as const;

/** What the bank has for each item and card of a subject; those without anything are left out. */
export function countItems(groups: readonly ItemGroup[], articles: readonly ArticleOfItems[], part: Part) {
  const questions = totalsOf(groups, part, (total: typeof NONE = NONE, { type, questions: more }) => ({
    ...total,
    questions: total.questions + more,
    [FIELD[type]]: total[FIELD[type]] + more,
  }));
  const read = totalsOf(articles, part, (total: Article[] = [], { _id, name, link }) => [
    ...total,
    { _id, name, link },
  ]);
  const codes = new Set([...questions.items.keys(), ...read.items.keys()]);
  return {
    items: Array.from(codes, (code): Count => ({
      code,
      ...(questions.items.get(code) ?? NONE),
      articles: read.items.get(code) ?? [],
    })),
    cards: Array.from(questions.cards, ([code, total]) => ({ code, questions: total.questions })),
  };
}

type Done = { answered: number; right: number; due: number };

/** What a reader has done of each item and card of a subject. */
export async function readProgress(db: Database, reader: Reader, part: Part, now: Date) {
  const codes = itemsOf(part.version, part.subject).flatMap(({ item }) => sameItems(item.code));
  const today = await readToday(db, reader.id, now);
  const groups = await rowsOf<Done & { items: string[] }>(
    db,
    sql`select q.items, (count(*) filter (where r.attempts > 0))::int as answered,
          (count(*) filter (where r.last_outcome = 'RIGHT'))::int as "right",
          (count(*) filter (where ${IS_DUE} and ${isReadable(reader)}))::int as due
        from study_records r join questions q on q.id = r.question ${joinDueStates(today)}
        where r."user" = ${reader.id} and not q.hidden
          and q.items && array(select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))
        group by q.items`,
  );
  const { items, cards } = totalsOf(groups, part, (total: Done | undefined, { answered, right, due }) => ({
    answered: (total?.answered ?? 0) + answered,
    right: (total?.right ?? 0) + right,
    due: (total?.due ?? 0) + due,
  }));
  const rowsIn = (totals: Map<string, Done>) => Array.from(totals, ([code, done]) => ({ code, ...done }));
  return { items: rowsIn(items), cards: rowsIn(cards) };
}
