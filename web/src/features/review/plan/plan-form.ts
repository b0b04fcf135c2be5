import { addDays, WEEKDAYS, type Day } from 'review/days.ts';
import { z } from 'zod/mini';
import { readStored, store } from '../../../components/storage.ts';
import type { StudyPlanInput } from '../../../graphql.generated.ts';
import { t } from '../messages/index.ts';
import type { PlanChoicesQuery, PlanFactsFragment } from './plan.generated.ts';

/** Fixed by the contract. */
export const MINUTES = { least: 10, most: 600 };
const MOST_DAYS = 730;
/** The months of professional examinations. */
const EXAM_MONTHS = ['05', '11'];
const PROPOSALS = 3;

const schema = z.object({
  board: z.string(),
  prof: z.string(),
  subjects: z.array(z.string()),
  examOn: z.string(),
  restDays: z.array(z.enum(WEEKDAYS)),
  /** Whether the plan suggests the minutes; otherwise they are in `minutes`. */
  isSuggested: z.boolean(),
  minutes: z.string(),
});

export type PlanForm = z.output<typeof schema>;
export type PlanField = keyof StudyPlanInput;
export type Choices = Pick<PlanChoicesQuery, 'boards' | 'professionalYears'>;

export const subjectsOf = ({ professionalYears }: Choices, prof: string) =>
  professionalYears.find(({ code }) => code === prof)?.subjects ?? [];

export const toForm = (plan: PlanFactsFragment): PlanForm => ({
  board: plan.board.code,
  prof: plan.professionalYear.code,
  subjects: plan.subjects.map(({ code }) => code),
  examOn: plan.examOn,
  restDays: [...plan.restDays],
  isSuggested: plan.isSuggested,
  minutes: String(plan.minutesADay),
});

/** The choices of the plan that ended last on this device; else every subject of the first year. */
export function firstForm(choices: Choices, reader: string, today: Day): PlanForm {
  const last = readLast(reader);
  const board = choices.boards.find(({ code }) => code === last?.board) ?? choices.boards[0];
  const prof =
    choices.professionalYears.find(({ code }) => code === last?.prof)?.code ?? choices.professionalYears[0]?.code;
  const codes = subjectsOf(choices, prof ?? '').map(({ code }) => code);
  const chosen = codes.filter((code) => last?.subjects.includes(code));
  return {
    board: board?.code ?? '',
    prof: prof ?? '',
    subjects: chosen.length > 0 ? chosen : codes,
    examOn: last && last.examOn > today ? last.examOn : '',
    restDays: last?.restDays ?? [],
    isSuggested: last?.isSuggested ?? true,
    minutes: last?.minutes ?? '',
  };
}

const keyOf = (reader: string) => `last-plan ${reader}`;

function readLast(reader: string): PlanForm | undefined {
  try {
    return schema.parse(JSON.parse(readStored('localStorage', keyOf(reader)) ?? ''));
  } catch {
    return undefined;
  }
}

/** For the next plan. */
export const keepLast = (reader: string, plan: PlanFactsFragment) =>
  store('localStorage', keyOf(reader), JSON.stringify(toForm(plan)));

/** The days between which an examination may be. */
export const examRange = (today: Day) => ({ min: addDays(today, 1), max: addDays(today, MOST_DAYS) });

/** First days of the next months of examinations. */
export function proposeDays(today: Day): Day[] {
  const { max } = examRange(today);
  const year = Number(today.slice(0, 4));
  return [year, year + 1, year + 2]
    .flatMap((one) => EXAM_MONTHS.map((month) => `${one}-${month}-01`))
    .filter((day) => day > addDays(today, 14) && day <= max)
    .slice(0, PROPOSALS);
}

export function checkForm(form: PlanForm, today: Day): Partial<Record<PlanField, string>> {
  const { min, max } = examRange(today);
  const minutes = Number(form.minutes);
  const isPossible = Number.isInteger(minutes) && minutes >= MINUTES.least && minutes <= MINUTES.most;
  return {
    ...(form.subjects.length === 0 && { subjects: t('review.planNoSubject') }),
    ...(form.examOn === ''
      ? { examOn: t('review.planNoDay') }
      : (form.examOn < min || form.examOn > max) && { examOn: t('review.planBadDay') }),
    ...(form.restDays.length === WEEKDAYS.length && { restDays: t('review.planAllRest') }),
    ...(!form.isSuggested && !isPossible && { minutesADay: t('review.planBadMinutes', MINUTES) }),
  };
}

export const toInput = ({ isSuggested, minutes, ...form }: PlanForm): StudyPlanInput => ({
  ...form,
  ...(!isSuggested && { minutesADay: Number(minutes) }),
});
