import { type Day, nextStudyDay } from 'review/days.ts';
import type { MemoryState } from 'review/memory.ts';
import { sumMinutes } from 'review/minutes.ts';
import { type Candidate, type PlanSummary, schedule, type ScheduledDay, summarisePlan } from 'review/schedule.ts';
import { planTargets, summariseTarget } from 'review/targets.ts';
import { findTurn } from 'review/turn.ts';
import { DEFAULT_READER_WEIGHTS } from 'review/weights.ts';
import type { DevicePlan, LoggedAttempt, ReviewItem, StoredRecord, StoredReview, StoredState } from '../device/rows.ts';
import { inList } from '../own-lists.ts';
import type { Shelf, StudyQuestion } from '../types.ts';
import { codeOf, shelfOf } from '../shelf/index.ts';
import { hasWholePlan, listPlanned, type Packed, type PackedQuestion } from '../packed/index.ts';
import { deriveStates } from './states.ts';

/** What this device knows of a reader, and of the subjects that are downloaded. */
export type DeviceKnowledge = {
  records: readonly StoredRecord[];
  attempts: readonly LoggedAttempt[];
  states: readonly StoredState[];
  review: StoredReview | undefined;
  packed: Packed;
};

/** Counts of a day. `fresh`: new questions. */
export type DayLoad = { due: number; fresh: number; minutes: number; isRest: boolean };

/** A question to answer. Its text may be in a pack alone. */
export type PlannedItem = Omit<ReviewItem, 'question'> & { id: string; question?: StudyQuestion };

/** `held`: questions that come for targets, also those that are not on this device. */
export type DevicePlanned = { items: PlannedItem[]; held: string[]; today: DayLoad; tomorrow: DayLoad };

type Listed = { kind: StudyQuestion['type']; shelf: Shelf; question?: StudyQuestion };

/**
 * What to answer today: with a plan its due questions, then its new ones; without one due questions, then wrong ones. Only
 * questions whose text is on this device.
 */
export function planDay(device: DeviceKnowledge, today: Day): DevicePlanned {
  const { records, review, packed } = device;
  const planning = toPlanning(device, today);
  const { plan, listed, states, postponedTo, isPlanned } = planning;
  const days = schedule({ ...planning, days: 2 });
  const byId = new Map(planning.targets.map(({ id, name, others, on }) => [id, { name, others, on }]));
  const due = days[0]!.questions.map(({ id, target, ...why }) => {
    const own = byId.get(target ?? '');
    return { id, ...listed.get(id)!, ...why, ...(own && { target: own }) };
  });
  const isOpen = ({ question: { id } }: ReviewItem) => !states.has(id) && (postponedTo(id) ?? '') <= today;
  // Of subjects that are not downloaded the account alone knows all new questions, and so which are for today.
  const isToday = plan !== null && review?.day === today && !hasWholePlan(plan, packed);
  const isElsewhere = (item: ReviewItem) => item.why === 'NEW' && isOpen(item) && !isPlanned(item.question.id);
  const fresh = isToday ? review.items.filter(isElsewhere).map(toPlanned) : [];
  const held = planTargets(planning).map(({ card }) => card.id);
  const wrong = plan ? [] : listWrong(records, states, new Set([...held, ...due.map(({ id }) => id)]), today);
  return {
    items: [...due, ...wrong.map(toPlanned), ...fresh],
    held: planning.targets.flatMap(({ questionIds }) => questionIds),
    today: loadOf(days[0]!, fresh),
    tomorrow: loadOf(days[1]!),
  };
}

export type PlannedDays = {
  plan: DevicePlan;
  summary: PlanSummary;
  /** How many questions the plan has, and how many of them were answered. */
  questions: number;
  seen: number;
  days: (DayLoad & { date: Day })[];
};

/** The plan and its next days. Undefined without one, and where not all its subjects are downloaded. */
export function planDays(device: DeviceKnowledge, today: Day, count: number): PlannedDays | undefined {
  const planning = toPlanning(device, today);
  const { plan, questions } = planning;
  if (!plan || !hasWholePlan(plan, device.packed)) return undefined;
  return {
    plan,
    summary: summarisePlan(planning, plan),
    questions: questions.length,
    seen: questions.filter(({ state }) => state).length,
    days: schedule({ ...planning, days: count }).map((day) => ({ date: day.date, ...loadOf(day) })),
  };
}

/** What the account's targets come to, the earliest first. */
export function summariseTargets(device: DeviceKnowledge, today: Day) {
  const planning = toPlanning(device, today);
  return planning.targets.map((target) => ({ ...target, ...summariseTarget(planning, target) }));
}

/** When a question of a target that was put off until a day comes again. Null if that is not before its target's day. */
export const nextOfTarget = (device: DeviceKnowledge, today: Day, id: string, until: Day): Day | null =>
  findTurn(toPlanning(device, today), id, until)?.comesOn ?? null;

/** What the schedule depends on, and what it was made of. */
function toPlanning(device: DeviceKnowledge, today: Day) {
  const { records, attempts, review, packed } = device;
  // When its examination is over, the account plans as without one.
  const plan = review?.plan && review.plan.examOn >= today ? review.plan : null;
  const weights = review?.weights ?? DEFAULT_READER_WEIGHTS;
  const accounts = new Map(device.states.map((state) => [state.questionId, state]));
  const states = deriveStates(records, attempts, accounts, weights);
  const known = new Map(records.map((record) => [record.questionId, record]));
  const postponedTo = (id: string) =>
    [known.get(id)?.postponedTo, accounts.get(id)?.postponedTo]
      .filter((day) => day != null)
      .toSorted()
      .at(-1) ?? null;
  const planned = plan ? listPlanned(plan, packed) : [];
  const listed = listAll(device, plan, planned);
  const ids = new Set(planned.map(({ id }) => id));
  const isPlanned = (id: string) => ids.has(id);
  const toCandidate = (id: string, { kind }: Listed): Candidate => {
    const state = states.get(id);
    const { dueOn } = known.get(id) ?? {};
    // A later day is the memory model's.
    const blankOn = dueOn && dueOn <= today ? dueOn : null;
    return { id, kind, state: state ?? null, postponedTo: postponedTo(id), blankOn };
  };
  const questions = [...listed]
    .map(([id, one]) => toCandidate(id, one))
    .filter(({ id, state, blankOn }) => state || blankOn || isPlanned(id));
  const stored = review?.targets?.filter(({ on }) => on > today) ?? [];
  const all = stored.length > 0 ? new Map([...listAll(device, null, []), ...listed]) : listed;
  const targets = stored.map((target) => ({
    ...target,
    questions: target.questionIds.flatMap((id) => {
      const one = all.get(id);
      return one ? toCandidate(id, one) : [];
    }),
  }));
  return { plan, today, weights, questions, targets, listed: all, states, postponedTo, isPlanned };
}

const toPlanned = (item: ReviewItem): PlannedItem => ({ id: item.question.id, ...item });

/** The questions whose text is here, by id: those of the plan's packs first, in the order in which new ones come. */
function listAll(
  { records, review, packed }: DeviceKnowledge,
  plan: DevicePlan | null,
  planned: readonly PackedQuestion[],
): ReadonlyMap<string, Listed> {
  const downloaded = plan ? planned : packed.flatMap(({ questions }) => questions);
  const own = records.flatMap(({ question, shelf }) => (question && shelf ? [{ question, shelf }] : []));
  const withText = [...(review?.items ?? []), ...own].filter(({ question }) => isOf(plan, question));
  return new Map([
    ...downloaded.map((one): [string, Listed] => [one.id, { kind: one.type, shelf: shelfOf(one) }]),
    ...withText.map(({ question, shelf }): [string, Listed] => [question.id, { kind: question.type, shelf, question }]),
  ]);
}

function isOf(plan: DevicePlan | null, { ref, appearances }: StudyQuestion) {
  if (!plan) return true;
  return plan.subjects.includes(codeOf(ref)) && appearances.some(({ board }) => board === plan.board);
}

/** The longest ago first. Those of today come again by the memory model. */
function listWrong(
  records: readonly StoredRecord[],
  states: ReadonlyMap<string, MemoryState>,
  planned: ReadonlySet<string>,
  today: Day,
): ReviewItem[] {
  return records
    .filter((record) => inList('wrong', record) && !planned.has(record.questionId))
    .filter(({ questionId, postponedTo = '' }) => states.get(questionId)?.lastOn !== today && postponedTo <= today)
    .toSorted((a, b) => (a.last!.at < b.last!.at ? -1 : 1))
    .map(({ question, shelf }) => ({
      question: question!,
      shelf: shelf!,
      why: 'WRONG',
      movedFrom: null,
      movedBecause: null,
    }));
}

/** `others` are new too. */
function loadOf({ questions, minutes, fresh, isRest }: ScheduledDay, others: readonly PlannedItem[] = []): DayLoad {
  const ofOthers = sumMinutes(others.map(({ question }) => ({ kind: question!.type })));
  return {
    due: questions.length - fresh,
    fresh: fresh + others.length,
    minutes: Math.ceil(minutes + ofOthers),
    isRest,
  };
}

/** The day to which a question is postponed. Null if that is not before the examination. */
export function nextDay(plan: DevicePlan | null, today: Day): Day | null {
  const day = nextStudyDay(today, plan?.restDays ?? []);
  return plan && day >= plan.examOn ? null : day;
}
