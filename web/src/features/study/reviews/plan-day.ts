import { type Day, nextStudyDay } from 'review/days.ts';
import type { MemoryState } from 'review/memory.ts';
import { sumMinutes } from 'review/minutes.ts';
import { type Candidate, schedule, type ScheduledDay } from 'review/schedule.ts';
import { DEFAULT_READER_WEIGHTS } from 'review/weights.ts';
import type { DevicePlan, LoggedAttempt, ReviewItem, StoredRecord, StoredReview, StoredState } from '../device/rows.ts';
import { inList } from '../own-lists.ts';
import { codeOf } from '../shelf/index.ts';
import { deriveStates } from './states.ts';

/** What this device knows of a reader. */
export type DeviceKnowledge = {
  records: readonly StoredRecord[];
  attempts: readonly LoggedAttempt[];
  states: readonly StoredState[];
  review: StoredReview | undefined;
};

/** Counts of a day. `fresh`: new questions. */
export type DayLoad = { due: number; fresh: number; minutes: number; isRest: boolean };

export type DevicePlanned = { items: ReviewItem[]; today: DayLoad; tomorrow: DayLoad };

type Listed = Pick<ReviewItem, 'question' | 'shelf'>;

/**
 * What to answer today: with a plan its due questions, then its new ones; without one due questions, then wrong ones. Only
 * questions whose text is on this device.
 */
export function planDay(device: DeviceKnowledge, today: Day): DevicePlanned {
  const { records, attempts, review } = device;
  const plan = review?.plan ?? null;
  const weights = review?.weights ?? DEFAULT_READER_WEIGHTS;
  const accounts = new Map(device.states.map((state) => [state.questionId, state]));
  const states = deriveStates(records, attempts, accounts, weights);
  const known = new Map(records.map((record) => [record.questionId, record]));
  const postponedTo = (id: string) =>
    [known.get(id)?.postponedTo, accounts.get(id)?.postponedTo]
      .filter((day) => day != null)
      .toSorted()
      .at(-1) ?? null;
  const listed = listTexts(device);
  const questions = [...listed].flatMap(([id, { question }]): Candidate[] => {
    const state = states.get(id);
    const { dueOn } = known.get(id) ?? {};
    // A later day is the memory model's.
    const blankOn = dueOn && dueOn <= today ? dueOn : null;
    if ((!state && !blankOn) || !isOf(plan, question)) return [];
    return [{ id, kind: question.type, state: state ?? null, postponedTo: postponedTo(id), blankOn }];
  });
  const { days } = schedule({
    plan,
    today,
    questions,
    weights,
    days: 2,
  });
  const due = days[0]!.questions.map(({ id, ...why }) => ({ ...listed.get(id)!, ...why }));
  const isOpen = ({ question: { id } }: ReviewItem) => !states.has(id) && (postponedTo(id) ?? '') <= today;
  // The account alone knows all new questions of a plan, and so which are for today.
  const isToday = plan !== null && review?.day === today;
  const fresh = isToday ? review.items.filter((item) => item.why === 'NEW' && isOpen(item)) : [];
  const wrong = plan ? [] : listWrong(records, states, new Set(due.map(({ question }) => question.id)), today);
  return { items: [...due, ...wrong, ...fresh], today: loadOf(days[0]!, fresh), tomorrow: loadOf(days[1]!) };
}

/** The questions whose text is here, by id. */
function listTexts({ records, review }: DeviceKnowledge): ReadonlyMap<string, Listed> {
  const own = records.flatMap(({ question, shelf }) => (question && shelf ? [{ question, shelf }] : []));
  const ofReview = (review?.items ?? []).map(({ question, shelf }) => ({ question, shelf }));
  return new Map([...ofReview, ...own].map((listed) => [listed.question.id, listed]));
}

function isOf(plan: DevicePlan | null, { ref, appearances }: ReviewItem['question']) {
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

function loadOf({ questions, minutes, isRest }: ScheduledDay, fresh: readonly ReviewItem[] = []): DayLoad {
  const ofFresh = sumMinutes(fresh.map(({ question }) => ({ kind: question.type })));
  return { due: questions.length, fresh: fresh.length, minutes: Math.ceil(minutes + ofFresh), isRest };
}

/** The day to which a question is postponed. Null if that is not before the examination. */
export function nextDay(plan: DevicePlan | null, today: Day): Day | null {
  const day = nextStudyDay(today, plan?.restDays ?? []);
  return plan && day >= plan.examOn ? null : day;
}
