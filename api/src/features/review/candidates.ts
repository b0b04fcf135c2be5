import { sql } from 'drizzle-orm';
import type { KindName } from 'question/kinds/names.ts';
import type { Day } from 'review/days.ts';
import type { MemoryState } from 'review/memory.ts';
import type { Candidate } from 'review/schedule.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import type { CachedStore, ListedQuestion } from '../bank/index.ts';
import { POSTPONED_TO } from '../memory/index.ts';
import { isReadable, type Reader } from '../study/index.ts';
import type { PlanChoices } from './plans.ts';

export type Sources = { db: Database; questions: CachedStore };

/** The plan's questions that the reader may read now; without a plan, those already answered and due by `until`. */
export async function readCandidates(
  { db, questions }: Sources,
  reader: Reader,
  plan: PlanChoices | null,
  until?: Day,
): Promise<Candidate[]> {
  if (!plan) return (await readRecord(db, reader, until)).map(toCandidate);
  const rows = await rowsOf<Row>(db, sql`select * from (${ofReader(reader.id)}) k`);
  const known = new Map(rows.map((row) => [row.id, row]));
  return (await readPlanned(questions, reader, plan)).map(({ id, kind }) =>
    toCandidate({ ...NEW, ...known.get(id), id, kind }),
  );
}

/** In the order of the board's lists, the subjects taking turns. */
async function readPlanned(questions: CachedStore, { hasFullAccess }: Reader, plan: PlanChoices) {
  const { board, prof, subjects } = plan;
  const lists: ListedQuestion[][] = [];
  for (const subject of subjects) {
    const list = await questions.listed({ board, prof, subject });
    lists.push(list.filter(({ isOpen }) => isOpen || hasFullAccess));
  }
  const turns = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: turns }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat();
}

type Unseen = Record<keyof MemoryState, null>;
export type Row = Omit<Candidate, 'state' | 'kind'> & (MemoryState | Unseen);

const NEW = {
  postponedTo: null,
  blankOn: null,
  stability: null,
  difficulty: null,
  lastOn: null,
  dueOn: null,
  reviews: null,
  lapses: null,
  model: null,
};

export const toCandidate = (row: Row & { kind: KindName }): Candidate => {
  const { id, kind, postponedTo, blankOn, stability, difficulty, lastOn, dueOn, reviews, lapses, model } = row;
  const state = { stability, difficulty, lastOn, dueOn, reviews, lapses, model } as MemoryState | Unseen;
  return { id, kind, postponedTo, blankOn, state: state.model === null ? null : state };
};

/** All that is recorded of a reader's questions. */
export const ofReader = (user: number) => sql`
  select coalesce(r.question, p.question)::text as id, r.blank_on::text as "blankOn",
    (${POSTPONED_TO})::text as "postponedTo", m.stability, m.difficulty, m.last_on::text as "lastOn",
    m.due_on::text as "dueOn", m.reviews, m.lapses, m.model
  from (select * from study_records where "user" = ${user}) r
    full join (select * from postponements where "user" = ${user}) p on p.question = r.question
    left join (select * from memory_states where "user" = ${user}) m on m.question = r.question`;

const readRecord = (db: Database, reader: Reader, until: Day = 'infinity') =>
  rowsOf<Row & { kind: KindName }>(
    db,
    sql`select k.*, q.type as kind from (${ofReader(reader.id)}) k join questions q on q.id = k.id::bigint
        where ${isReadable(reader)} and least(k."dueOn"::date, k."blankOn"::date) <= ${until}::date`,
  );
