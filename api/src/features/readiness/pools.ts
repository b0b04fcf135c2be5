import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { subjects } from 'question/curriculum.ts';
import { isSelfMarked, type KindName } from 'question/kinds/names.ts';
import type { Choice, Item } from 'review/readiness/items.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { IS_OPEN } from '../bank/index.ts';
import { countComparedReaders } from './real-marks.ts';

const MINUTES = 10;

export type Subject = { prof: string; subject: string };
/** `answered` and `right` are of all readers. */
export type PoolQuestion = Omit<Item, 'kind'> & { kind: KindName; isOpen: boolean };
export type ChoiceQuestion = PoolQuestion & { kind: Choice };
/** The questions of a subject, and how readers answered them. */
export type Pool = {
  questions: ReadonlyMap<number, PoolQuestion>;
  multipleChoice: readonly ChoiceQuestion[];
  shortAnswers: readonly PoolQuestion[];
  /** Readers whose real marks can be compared, by component. */
  compared: ReadonlyMap<string, number>;
};

/** Caches what all readers of a subject share: its questions, and how hard they are. */
export class SubjectPools {
  readonly #pools: LRUCache<string, Pool, Database>;

  constructor() {
    this.#pools = new LRUCache({
      max: subjects.length,
      ttl: MINUTES * 60_000,
      fetchMethod: (key, _stale, { context }) => readPool(context, key),
    });
  }

  async read(db: Database, { prof, subject }: Subject): Promise<Pool> {
    return (await this.#pools.fetch(`${prof} ${subject}`, { context: db }))!;
  }
}

async function readPool(db: Database, key: string): Promise<Pool> {
  const [prof, subject] = key.split(' ') as [string, string];
  const rows = await rowsOf<PoolQuestion>(
    db,
    sql`select q.id::float8 as id, q.type as kind, coalesce(q.topic, '') as topic, coalesce(s.answered, 0) as answered,
          coalesce(case when q.type = 'MTF' then ${RIGHT_STATEMENTS} else s."right" end, 0)::float8 as "right",
          ${IS_OPEN} as "isOpen"
        from questions q left join study_statistics s on s.question = q.id
        where q.prof = ${prof} and q.subject = ${subject} and not q.hidden order by q.id`,
  );
  return {
    questions: new Map(rows.map((row) => [row.id, row])),
    multipleChoice: rows.filter((row): row is ChoiceQuestion => !isSelfMarked(row.kind)),
    shortAnswers: rows.filter(({ kind }) => isSelfMarked(kind)),
    compared: await countComparedReaders(db, { prof, subject }),
  };
}

/** The sum of readers' shares of the statements. Statistics count how often each was called true. */
const RIGHT_STATEMENTS = sql`(
  select avg(case when (option->>'correct')::boolean then s.options[place] else s.answered - s.options[place] end)
  from jsonb_array_elements(q.options) with ordinality as statements(option, place))`;
