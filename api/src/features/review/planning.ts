import { and, eq } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import { addDays, type Day, daysBetween } from 'review/days.ts';
import { type Candidate, schedule, summarisePlan } from 'review/schedule.ts';
import type { Database } from '../../db/connection.ts';
import { studyDays } from '../../db/schema.ts';
import { type ReaderWeights, readToday, readWeights } from '../memory/index.ts';
import type { Reader } from '../study/index.ts';
import { readCandidates, type Sources } from './candidates.ts';
import { type PlanChoices, readPlan } from './plans.ts';
import { type OpenTarget, readTargets, toTarget } from './targets.ts';

/** Everything that the schedule depends on. */
export type Planning = {
  today: Day;
  plan: PlanChoices | null;
  questions: Candidate[];
  targets: OpenTarget[];
  weights: ReaderWeights;
};

/** The plan is null without one, and when its examination is over. */
export async function readChoices(db: Database, reader: Reader, now: Date): Promise<Pick<Planning, 'today' | 'plan'>> {
  const today = await readToday(db, reader.id, now);
  const plan = await readPlan(db, reader.id);
  return { today, plan: plan && plan.examOn >= today ? plan : null };
}

/** For so many days from today on. */
export async function readPlanning(sources: Sources, reader: Reader, days: number, now: Date): Promise<Planning> {
  const { today, plan } = await readChoices(sources.db, reader, now);
  return planningOf(sources, reader, today, plan, addDays(today, days - 1));
}

export const planningOf = async (
  sources: Sources,
  reader: Reader,
  today: Day,
  plan: PlanChoices | null,
  until?: Day,
): Promise<Planning> => ({
  today,
  plan,
  questions: await readCandidates(sources, reader, plan, until),
  targets: await readTargets(sources.db, reader, today),
  weights: await readWeights(sources.db, reader.id),
});

export async function readStudyPlan(
  sources: Sources,
  reader: Reader,
  today: Day,
  plan: PlanChoices,
): Promise<Schemas['StudyPlan']> {
  const planning = await planningOf(sources, reader, today, plan);
  const summary = summarisePlan(planning, plan);
  return {
    board: plan.board,
    prof: plan.prof,
    subjects: plan.subjects,
    exam_on: plan.examOn,
    days_left: Math.max(0, daysBetween(today, plan.examOn)),
    rest_days: plan.restDays,
    minutes_a_day: summary.minutesADay,
    is_suggested: plan.isSuggested,
    questions: planning.questions.length,
    seen: planning.questions.filter(({ state }) => state).length,
    new_a_day: summary.newADay,
    covered_on: summary.coveredOn,
    fits: summary.leftOut === 0,
    left_out: summary.leftOut,
    minutes_to_fit: summary.minutesToFit,
    last_pass_from: summary.lastPassFrom,
  };
}

/** From today on. */
export async function readDays(
  sources: Sources,
  reader: Reader,
  count: number,
  now: Date,
): Promise<Schemas['StudyDay'][]> {
  const planning = await readPlanning(sources, reader, count, now);
  const [answered] = await sources.db
    .select({ done: studyDays.answered })
    .from(studyDays)
    .where(and(eq(studyDays.user, reader.id), eq(studyDays.day, planning.today)));
  return schedule({ ...planning, days: count }).map(({ date, isRest, minutes, fresh, questions }) => {
    const done = date === planning.today ? (answered?.done ?? 0) : 0;
    return { date, due: questions.length - fresh, fresh, done, minutes, is_rest: isRest };
  });
}

/** What the reader wants to be ready by a day, the earliest first. */
export async function readItemTargets(sources: Sources, reader: Reader, now: Date): Promise<Schemas['ItemTarget'][]> {
  const { db } = sources;
  const { today, plan } = await readChoices(db, reader, now);
  const planning = { today, plan, weights: await readWeights(db, reader.id) };
  return (await readTargets(db, reader, today)).map((target) => toTarget(planning, target));
}
