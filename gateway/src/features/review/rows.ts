import { findItem } from 'schema/items.ts';
import { z } from 'zod';
import { toCamelCase } from '../../rest/camel-case.ts';
import { type Fields, type ResponseBody, type Schemas, responseField } from '../../rest/contract.ts';
import { optional, rows } from '../../rest/lenient-schemas.ts';
import { leaveOut } from '../../rest/unreadable.ts';
import { clampedNumber, flag, idOrLabel, number, optionalText, requiredFlag } from '../../rest/values.ts';
import { findBoard, findSubject, professionalYears, readableQuestion } from '../questions/index.ts';
import { questionRecord } from '../study/index.ts';

const day = z.iso.date();
const share = number.pipe(z.number().min(0).max(1));
const weekday = z.enum(['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']);
const ofTen = number.pipe(z.int().min(0).max(10)).nullish();
const component = z.enum(['MCQ', 'SAQ', 'ORAL', 'PRACTICAL']);

const planFields = z.object({
  board: z.string(),
  prof: z.string(),
  subjects: z.array(z.string()),
  exam_on: day,
  days_left: clampedNumber,
  rest_days: z.array(weekday),
  minutes_a_day: clampedNumber,
  is_suggested: flag,
  questions: clampedNumber,
  seen: clampedNumber,
  new_a_day: clampedNumber,
  // Null says that they are not seen in time, so an unreadable day must not become null.
  covered_on: day.nullish(),
  fits: requiredFlag,
  left_out: clampedNumber,
  minutes_to_fit: clampedNumber.nullish(),
  last_pass_from: day,
} satisfies Fields<Schemas['StudyPlan']>);

/** Without subjects that the curriculum does not know. */
const plan = planFields.transform(({ board: boardCode, prof, subjects: codes, ...row }, context) => {
  const board = findBoard(boardCode);
  const professionalYear = professionalYears.find(({ code }) => code === prof);
  const subjects = professionalYear?.subjects.filter(({ code }) => codes.includes(code)) ?? [];
  if (!board || !professionalYear || subjects.length === 0) {
    context.addIssue({ code: 'custom', path: [board ? 'subjects' : 'board'], message: 'is unknown' });
    return z.NEVER;
  }
  for (const code of codes) if (!subjects.some((subject) => subject.code === code)) leaveOut('subjects', code);
  return { ...toCamelCase(row), board, professionalYear, subjects };
});
export type StudyPlanRow = z.output<typeof plan>;

export const planOrNull = responseField('readStudyPlan', 'plan', plan.nullable());
export const onePlan = responseField('setStudyPlan', 'plan', plan);
export const ended = responseField('endStudyPlan', 'ended', requiredFlag);

const studyDay = z
  .object({
    date: day,
    due: clampedNumber,
    fresh: clampedNumber,
    done: clampedNumber,
    minutes: clampedNumber,
    is_rest: flag,
  } satisfies Fields<Schemas['StudyDay']>)
  .transform(toCamelCase);

export const today = responseField('readStudyDay', 'day', studyDay);
export const calendar = responseField('readStudyCalendar', 'days', rows(studyDay));

const queueItem = z
  .object({
    question: readableQuestion,
    why: z.enum(['DUE', 'WRONG', 'NEW', 'LAST_PASS', 'TARGET']),
    comes_on: day,
    moved_from: optional('moved_from', day),
    moved_because: optional('moved_because', z.enum(['REST_DAY', 'LOAD', 'EXAM', 'BACKLOG', 'POSTPONED'])),
    target: idOrLabel.nullish(),
  } satisfies Fields<Schemas['QueueItem']>)
  .transform(({ target, ...row }) => ({ ...toCamelCase(row), targetId: target ?? null }));
export type QueueItemRow = z.output<typeof queueItem>;

export const queue = responseField('readStudyQueue', 'items', rows(queueItem));
export const itemOrNull = responseField('postponeQuestion', 'item', queueItem.nullable());
export const undone = responseField('undoAttempt', 'record', questionRecord);

const itemTarget = z
  .object({
    id: idOrLabel,
    items: z.array(z.string()),
    on: day,
    questions: clampedNumber,
    questions_a_day: clampedNumber,
    minutes_a_day: clampedNumber,
    ends_on: day.nullish(),
    question_ids: z.array(idOrLabel),
  } satisfies Fields<Schemas['ItemTarget']>)
  .transform(({ items: codes, ...row }, context) => {
    const items = codes.flatMap((code) => findItem(code) ?? []);
    for (const code of codes) if (!findItem(code)) leaveOut('items', code);
    if (items.length > 0) return { ...toCamelCase(row), items, ...nameItems(items) };
    context.addIssue({ code: 'custom', path: ['items'], message: 'are unknown' });
    return z.NEVER;
  });
export type ItemTargetRow = z.output<typeof itemTarget>;

type FoundItem = NonNullable<ReturnType<typeof findItem>>;

function nameItems(items: readonly FoundItem[]): { name: string; others: number } {
  const { item, card } = items[0]!;
  const isWhole = card.items.length === items.length && items.every((one) => one.card.code === card.code);
  return isWhole && items.length > 1 ? { name: card.name, others: 0 } : { name: item.name, others: items.length - 1 };
}

export const itemTargets = responseField('listItemTargets', 'targets', rows(itemTarget));
export const oneTarget = responseField('setItemTarget', 'target', itemTarget);
export const removed = responseField('removeItemTarget', 'removed', requiredFlag);

const mix = z.object({
  prof: z.string(),
  subjects: z.array(z.string()),
  mtf: clampedNumber,
  sba: clampedNumber,
} satisfies Fields<NonNullable<Schemas['Readiness']['missing']>['mix']>);

const gap = z
  .object({ mixed_answers: clampedNumber, topics: clampedNumber, mix } satisfies Fields<
    NonNullable<Schemas['Readiness']['missing']>
  >)
  .transform(toCamelCase);

// Half a range, or one that nothing is missing for, would mislead: such a row is left out.
const readiness = z
  .object({
    prof: z.string(),
    subject: z.string(),
    component,
    answered: clampedNumber,
    coverage: share,
    low: share.nullish(),
    high: share.nullish(),
    pass_share: share,
    pass_of_ten: ofTen,
    missing: gap.nullish(),
    is_validated: flag,
  } satisfies Fields<Schemas['Readiness']>)
  .refine(({ prof, subject }) => findSubject(prof, subject) !== undefined, { path: ['subject'] })
  .refine(({ low, high }) => (low == null) === (high == null) && (low ?? 0) <= (high ?? 0), { path: ['high'] })
  .transform(toCamelCase);
export type ReadinessRow = z.output<typeof readiness>;

export const readinessList = responseField('readReadiness', 'readiness', rows(readiness));
const realMark = z
  .object({
    prof: z.string(),
    subject: z.string(),
    component,
    share,
    exam_on: day,
    low: share.nullish(),
    high: share.nullish(),
    pass_of_ten: ofTen,
  } satisfies Fields<Schemas['RealMark']>)
  .refine(({ prof, subject }) => findSubject(prof, subject) !== undefined, { path: ['subject'] })
  .transform(toCamelCase);
export type RealMarkRow = z.output<typeof realMark>;

export const realMarks = responseField('listRealMarks', 'marks', rows(realMark));
export const stored = responseField('giveRealMark', 'stored', requiredFlag);

const memory = z
  .object({
    name: z.string(),
    weights: z.array(number),
    mtf_name: z.string(),
    mtf_weights: z.array(number),
    fitted_on: clampedNumber.nullish(),
    gain: number.nullish(),
    reviews: clampedNumber,
    retention: share,
  } satisfies Fields<Schemas['MemoryModel']>)
  .transform(toCamelCase);

export const memoryModel = responseField('readMemoryModel', 'memory', memory);

const memoryState = z
  .object({
    question_id: idOrLabel,
    stability: number,
    difficulty: number,
    last_on: day,
    due_on: day,
    reviews: clampedNumber,
    lapses: clampedNumber,
    model: z.string(),
    postponed_to: optional('postponed_to', day),
  } satisfies Fields<Schemas['MemoryState']>)
  .transform(toCamelCase);
export type MemoryStateRow = z.output<typeof memoryState>;

export const memoryStates = z.object({ states: rows(memoryState), next: optionalText } satisfies Fields<
  ResponseBody<'listMemoryStates'>
>);
export type MemoryStatesRow = z.output<typeof memoryStates>;
