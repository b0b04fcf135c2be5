import { sql } from 'drizzle-orm';
import type { Day } from 'review/days.ts';
import { schedule, type ScheduledQuestion } from 'review/schedule.ts';
import { planTargets } from 'review/targets.ts';
import type { Schemas } from 'schema/rest/bodies.ts';
import { type ListAddress, parseListPath } from 'schema/list-path.ts';
import type { Database } from '../../db/connection.ts';
import { jsonRows, rowsOf } from '../../db/sql-rows.ts';
import { QUESTION } from '../bank/index.ts';
import { POSTPONED_TO } from '../memory/index.ts';
import { isReadable, type Reader, readPlaces } from '../study/index.ts';
import type { Sources } from './candidates.ts';
import { readPlanning } from './planning.ts';

type QueueItem = Schemas['QueueItem'];
export type Turn = Omit<ScheduledQuestion, 'why'> & { why: QueueItem['why']; comesOn: Day };

/** With a plan what it has for today. Without one what is due, then wrong answers, then new questions. */
export async function readQueue(sources: Sources, reader: Reader, limit: number, now: Date): Promise<QueueItem[]> {
  const planning = await readPlanning(sources, reader, 1, now);
  const { today, plan } = planning;
  const due = schedule({ ...planning, days: 1 })[0]!.questions.slice(0, limit);
  const turns: Turn[] = due.map((question) => ({ ...question, comesOn: today }));
  if (!plan && due.length < limit) {
    const isDue = new Set(due.map(({ id }) => id));
    const held = planTargets(planning).map(({ card }) => card.id);
    const others = await readOthers(sources.db, reader, { today, limit, held });
    turns.push(...others.filter(({ id }) => !isDue.has(id)).slice(0, limit - due.length));
  }
  return readInFull(sources.db, reader, turns);
}

/** `held`: questions that targets have on their days. */
type Bounds = { today: Day; limit: number; held: readonly string[] };

const isFree = (held: readonly string[]) => (held.length > 0 ? sql`q.id not in ${held.map(Number)}` : sql`true`);

async function readOthers(db: Database, reader: Reader, bounds: Bounds): Promise<Turn[]> {
  const wrong = await readWrong(db, reader, bounds);
  const fresh = wrong.length < bounds.limit ? await readNew(db, reader, bounds) : [];
  const unmoved = { comesOn: bounds.today, movedFrom: null, movedBecause: null };
  return [
    ...wrong.map(({ id }) => ({ id, why: 'WRONG' as const, ...unmoved })),
    ...fresh.map(({ id }) => ({ id, why: 'NEW' as const, ...unmoved })),
  ];
}

const isPostponed = (today: Day) => sql`coalesce((${POSTPONED_TO}) > ${today}::date, false)`;

/** Not answered today, the longest ago first. */
const readWrong = (db: Database, reader: Reader, { today, limit, held }: Bounds) =>
  rowsOf<{ id: string }>(
    db,
    sql`select q.id::text as id
        from study_records r join questions q on q.id = r.question
          join memory_states m on m."user" = r."user" and m.question = r.question
          left join postponements p on p."user" = r."user" and p.question = r.question
        where r."user" = ${reader.id} and r.last_outcome in ('WRONG', 'PARTLY') and m.last_on < ${today}::date
          and not ${isPostponed(today)} and ${isReadable(reader)} and ${isFree(held)}
        order by r.last_at, q.id limit ${limit}`,
  );

/** Of the lists that were read last, each from where the reader left it. */
async function readNew(db: Database, reader: Reader, { today, limit, held }: Bounds) {
  const places = await readPlaces(db, reader.id);
  const lists = places.flatMap(({ path, place }, turn) => {
    const list = parseListPath(path);
    return list ? [{ ...keyOf(list), turn, from: place }] : [];
  });
  return rowsOf<{ id: string }>(
    db,
    sql`select q.id::text as id
        from jsonb_to_recordset(${jsonRows(lists)}) as o(
            id int, kind text, board text, prof text, subject text, name text, turn int, "from" int)
          join lateral (
            select id from question_lists where id = o.id
            union all select id from question_lists
            where kind = o.kind and board = o.board and prof = o.prof and subject = o.subject and name = o.name
          ) l on true
          join question_places c on c.list = l.id join questions q on q.id = c.question
          left join study_records r on r."user" = ${reader.id} and r.question = q.id
          left join postponements p on p."user" = ${reader.id} and p.question = q.id
        where coalesce(r.attempts, 0) = 0 and not ${isPostponed(today)} and ${isReadable(reader)} and ${isFree(held)}
        group by q.id order by min(array[o.turn, (c.place < o."from")::int, c.place]) limit ${limit}`,
  );
}

const CHAPTER_ID = /^[1-9]\d{0,8}$/;

function keyOf(list: ListAddress) {
  if ('chapter' in list) return { id: CHAPTER_ID.test(list.chapter) ? Number(list.chapter) : null };
  const { board, prof, subject } = list;
  const name = 'topic' in list ? list.topic : String(list.year);
  return { kind: 'topic' in list ? 'topic' : 'year', board, prof, subject, name };
}

/** In the given order, without those that were hidden meanwhile. */
export async function readInFull(db: Database, reader: Reader, turns: readonly Turn[]): Promise<QueueItem[]> {
  if (turns.length === 0) return [];
  const rows = await rowsOf<{ id: string; question: Schemas['Question'] }>(
    db,
    sql`select q.id::text as id, ${QUESTION} as question from questions q
        where q.id in ${turns.map(({ id }) => id)} and ${isReadable(reader)}`,
  );
  const questions = new Map(rows.map(({ id, question }) => [id, question]));
  return turns.flatMap(({ id, why, comesOn, movedFrom, movedBecause, target }) => {
    const question = questions.get(id);
    if (!question) return [];
    const moved = { moved_from: movedFrom, moved_because: movedBecause };
    return [{ question, why, comes_on: comesOn, ...moved, ...(target ? { target } : {}) }];
  });
}
