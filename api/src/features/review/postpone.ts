import { sql } from 'drizzle-orm';
import { type Day, daysBetween, nextStudyDay } from 'review/days.ts';
import { schedule } from 'review/schedule.ts';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Reader } from '../study/index.ts';
import type { Sources } from './candidates.ts';
import { type Planning, planningOf, readChoices } from './planning.ts';
import type { PlanChoices } from './plans.ts';
import { readInFull, type Turn } from './queue.ts';

/** When the question comes again. Null if that is not before the examination. */
export async function postpone(
  sources: Sources,
  reader: Reader,
  question: number,
  now: Date,
): Promise<Schemas['QueueItem'] | null> {
  const { db } = sources;
  const { today, plan } = await readChoices(db, reader, now);
  const until = nextStudyDay(today, plan?.restDays ?? []);
  await db.execute(sql`
    with past as (
      delete from postponements where "user" = ${reader.id} and question <> ${question} and until <= ${today}::date
    )
    insert into postponements ("user", question, until, at)
    values (${reader.id}, ${question}, ${until}::date, ${now.toISOString()}::timestamptz)
    on conflict ("user", question) do update set until = excluded.until, at = excluded.at`);
  const planning = await planningOf(sources, reader, today, plan);
  const turn = plan
    ? findTurn(planning, plan, String(question), until)
    : turnByModel(planning, String(question), until);
  return turn && ((await readInFull(db, reader, [turn]))[0] ?? null);
}

function findTurn(planning: Planning, plan: PlanChoices, id: string, until: Day): Turn | null {
  const { today } = planning;
  // As a rule it comes at once, and the days after it need not be planned.
  for (const days of [daysBetween(today, until) + 1, daysBetween(today, plan.examOn)]) {
    for (const { date, questions } of schedule({ ...planning, days })) {
      const found = questions.find((question) => question.id === id);
      if (found) return { ...found, comesOn: date };
    }
  }
  return null;
}

/** What is neither due nor answered would have come today. */
function turnByModel({ today, questions }: Planning, id: string, until: Day): Turn {
  const question = questions.find((one) => one.id === id);
  const due = question?.blankOn ?? question?.state?.dueOn ?? today;
  const why = question ? 'DUE' : 'NEW';
  return due >= until
    ? { id, why, comesOn: due, movedFrom: null, movedBecause: null }
    : { id, why, comesOn: until, movedFrom: due, movedBecause: 'POSTPONED' };
}
