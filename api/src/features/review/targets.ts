import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { KindName } from 'question/kinds/names.ts';
import type { Day } from 'review/days.ts';
import type { StudyPlan, Target } from 'review/schedule.ts';
import { summariseTarget } from 'review/targets.ts';
import type { Schemas } from 'schema/rest/bodies.ts';
import { sameItems } from 'schema/items.ts';
import type { Database } from '../../db/connection.ts';
import { itemTargets } from '../../db/schema.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { badRequest, conflict } from '../../http/errors.ts';
import type { ReaderWeights } from '../memory/index.ts';
import { isReadable, lockReader, type Reader } from '../study/index.ts';
import { ofReader, type Row, toCandidate } from './candidates.ts';
import { errorMessages } from './error-messages.ts';

const MAX_TARGETS = 20;
const MAX_QUESTIONS = 1000;

export type OpenTarget = Target & { items: string[] };
type Choices = { items: string[]; on: Day };

/** Those whose day is still to come, the earliest first, with the questions that the reader may read now. */
export async function readTargets(db: Database, reader: Reader, today: Day): Promise<OpenTarget[]> {
  const { id, items, readyOn, user } = itemTargets;
  const stored = await db
    .select({ id, items, on: readyOn })
    .from(itemTargets)
    .where(and(eq(user, reader.id), gt(readyOn, today)))
    .orderBy(readyOn, id);
  if (stored.length === 0) return [];
  const questions = await readQuestions(
    db,
    reader,
    stored.flatMap((target) => target.items),
  );
  return stored.map((target) => {
    const codes = new Set(target.items.flatMap(sameItems));
    const own = questions.filter((question) => question.items.some((code) => codes.has(code)));
    return { ...target, id: String(target.id), questions: own.slice(0, MAX_QUESTIONS).map(toCandidate) };
  });
}

/** In the order in which they came into the bank. */
const readQuestions = (db: Database, reader: Reader, items: readonly string[]) =>
  rowsOf<Row & { kind: KindName; items: string[] }>(
    db,
    sql`select q.id::text as id, q.type as kind, q.items, k."postponedTo", k."blankOn", k.stability, k.difficulty,
          k."lastOn", k."dueOn", k.reviews, k.lapses, k.model
        from questions q left join (${ofReader(reader.id)}) k on k.id::bigint = q.id
        where q.items && ${arrayOf(items)} and ${isReadable(reader)} order by q.id`,
  );

const arrayOf = (items: readonly string[]) => {
  const codes = [...new Set(items.flatMap(sameItems))];
  return sql`array[${sql.join(
    codes.map((code) => sql`${code}`),
    sql`, `,
  )}]::text[]`;
};

/** Stores a target, or another day for the same items. Returns its id. */
export async function storeTarget(db: Database, reader: Reader, today: Day, { items, on }: Choices): Promise<string> {
  await requireQuestions(db, reader, items);
  return db.transaction(async (tx) => {
    await lockReader(tx, reader.id);
    const { id, readyOn, user } = itemTargets;
    await tx.delete(itemTargets).where(and(eq(user, reader.id), lte(readyOn, today)));
    const open = await tx.select({ id, items: itemTargets.items }).from(itemTargets).where(eq(user, reader.id));
    const same = open.find((target) => hasSame(target.items, items));
    if (same) {
      await tx.update(itemTargets).set({ readyOn: on }).where(eq(id, same.id));
      return String(same.id);
    }
    if (open.length >= MAX_TARGETS) throw conflict(errorMessages.tooManyTargets({ max: MAX_TARGETS }));
    const [stored] = await tx.insert(itemTargets).values({ user: reader.id, items, readyOn: on }).returning({ id });
    return String(stored!.id);
  });
}

const hasSame = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((code) => others.includes(code));

async function requireQuestions(db: Database, reader: Reader, items: readonly string[]): Promise<void> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
          select from questions q where q.items && ${arrayOf(items)} and ${isReadable(reader)} limit ${MAX_QUESTIONS + 1}
        ) found`,
  );
  if (row!.count > 0 && row!.count <= MAX_QUESTIONS) return;
  const problem =
    row!.count === 0 ? errorMessages.noQuestions() : errorMessages.tooManyQuestions({ max: MAX_QUESTIONS });
  throw badRequest(problem, 'items');
}

/** False if the reader has no such target. */
export async function removeTarget(db: Database, reader: number, target: number): Promise<boolean> {
  const { id, user } = itemTargets;
  const removed = await db
    .delete(itemTargets)
    .where(and(eq(id, target), eq(user, reader)))
    .returning({ id });
  return removed.length > 0;
}

type Planning = { today: Day; plan: StudyPlan | null; weights: ReaderWeights };

/** A target and the questions that it still has. */
export function toTarget(planning: Planning, target: OpenTarget): Schemas['ItemTarget'] {
  const { questions, questionsADay, minutesADay, endsOn } = summariseTarget(planning, target);
  return {
    id: target.id,
    items: target.items,
    on: target.on,
    questions,
    questions_a_day: questionsADay,
    minutes_a_day: minutesADay,
    ends_on: endsOn,
    question_ids: target.questions.map(({ id }) => id),
  };
}
