import { expect, it } from 'vitest';
import { addDays } from './days.ts';
import { DEFAULT_WEIGHTS, intervalOf } from './memory.ts';
import { newOnes, questionOf, run, stateOf, TODAY } from './testing/plans.ts';

const EXAM = addDays(TODAY, 60);
const PLAN = { examOn: EXAM, restDays: [], minutesADay: 30 };
const idsOf = (questions: { id: string }[]) => questions.map(({ id }) => id);
const dayOf = (days: ReturnType<typeof run>['days'], id: string) =>
  days.find(({ questions }) => idsOf(questions).includes(id))!;
const visitOf = (days: ReturnType<typeof run>['days'], id: string) => {
  const { date, questions } = dayOf(days, id);
  return { date, ...questions.find((question) => question.id === id)! };
};
/** Due in some days. */
const dueIn = (id: string, days: number, stability = 10) =>
  questionOf(id, { state: stateOf(stability, addDays(TODAY, days - intervalOf(stability, DEFAULT_WEIGHTS))) });

it('asks what is due, least known first, without a plan', () => {
  const { days, summary } = run([
    questionOf('new'),
    questionOf('known', { state: stateOf(10, addDays(TODAY, -25)) }),
    questionOf('forgotten', { state: stateOf(2, addDays(TODAY, -40)) }),
    questionOf('blank', { blankOn: addDays(TODAY, -1) }),
    dueIn('later', 3),
    { ...dueIn('put off', -1), postponedTo: addDays(TODAY, 2) },
  ]);
  expect(idsOf(days[0]!.questions)).toEqual(['blank', 'forgotten', 'known']);
  expect(visitOf(days, 'later')).toMatchObject({ date: addDays(TODAY, 3), movedFrom: null, movedBecause: null });
  expect(visitOf(days, 'put off')).toMatchObject({
    date: addDays(TODAY, 2),
    movedFrom: addDays(TODAY, -1),
    movedBecause: 'POSTPONED',
  });
  expect(summary).toBeNull();
});

it('shows new questions first, all before the last pass, in which each comes once', () => {
  const { days, summary } = run(newOnes(200), { plan: PLAN, days: 60 });
  expect(summary).toEqual({
    minutesADay: 30,
    newADay: 6,
    coveredOn: addDays(TODAY, 33),
    leftOut: 0,
    minutesToFit: null,
    lastPassFrom: addDays(EXAM, -7),
  });
  const come = (reason: string) =>
    days.flatMap(({ date, questions }) =>
      questions.filter(({ why }) => why === reason).map(({ id }) => ({ id, date })),
    );
  expect(idsOf(come('NEW'))).toEqual(idsOf(newOnes(200)));
  expect(come('NEW').at(-1)!.date).toBe(summary!.coveredOn);
  expect(idsOf(come('LAST_PASS')).toSorted()).toEqual(idsOf(newOnes(200)));
  expect(come('LAST_PASS')[0]!.date).toBe(summary!.lastPassFrom);
});

it('says how much does not fit, and the fewest minutes that do', () => {
  const plan = { ...PLAN, minutesADay: 20 };
  const { summary } = run(newOnes(700), { plan });
  expect(summary).toMatchObject({ leftOut: 420, minutesToFit: 50, lastPassFrom: addDays(EXAM, -14) });
  const leftOut = (minutesADay: number) => run(newOnes(700), { plan: { ...plan, minutesADay } }).summary!.leftOut;
  expect(leftOut(50)).toBe(0);
  expect(leftOut(49)).toBeGreaterThan(0);
  expect(run(newOnes(20_000), { plan, days: 0 }).summary).toMatchObject({ coveredOn: null, minutesToFit: null });
});

it('suggests the minutes that a plan needs, from 20 to 120', () => {
  const suggest = (count: number) => run(newOnes(count), { plan: { ...PLAN, minutesADay: null } }).summary!;
  expect(suggest(10).minutesADay).toBe(20);
  expect(suggest(700)).toMatchObject({ minutesADay: 50, leftOut: 0 });
  expect(suggest(5_000)).toMatchObject({ minutesADay: 120, minutesToFit: 358 });
});

it('gives each question that moves its reason', () => {
  const plan = { examOn: EXAM, restDays: ['SUN' as const], minutesADay: 10 };
  const { days } = run(
    [
      dueIn('rest', 1),
      ...Array.from({ length: 15 }, (_, index) => dueIn(`full ${index}`, 5)),
      ...Array.from({ length: 5 }, (_, index) => dueIn(`late ${index}`, -8, 3)),
      { ...dueIn('put off', 0), postponedTo: addDays(TODAY, 3) },
      dueIn('after', 100, 90),
      dueIn('on its day', 4),
    ],
    { plan, days: 60 },
  );
  expect(days[1]).toMatchObject({ isRest: true, questions: [] });
  expect(visitOf(days, 'rest')).toMatchObject({
    date: addDays(TODAY, 2),
    movedFrom: addDays(TODAY, 1),
    movedBecause: 'REST_DAY',
  });
  expect(visitOf(days, 'full 9')).toMatchObject({ date: addDays(TODAY, 6), movedBecause: 'LOAD' });
  expect(visitOf(days, 'late 0')).toMatchObject({
    date: TODAY,
    movedFrom: addDays(TODAY, -8),
    movedBecause: 'BACKLOG',
  });
  expect(visitOf(days, 'put off')).toMatchObject({ date: addDays(TODAY, 3), movedBecause: 'POSTPONED' });
  expect(visitOf(days, 'after')).toMatchObject({ why: 'LAST_PASS', movedBecause: 'EXAM' });
  expect(visitOf(days, 'on its day')).toMatchObject({ date: addDays(TODAY, 4), movedFrom: null, movedBecause: null });
});

it('takes back a backlog within the minutes of each day, lowest recall first', () => {
  const missed = Array.from({ length: 300 }, (_, index) => dueIn(`late ${index}`, -(index % 7), 2 + (index % 11)));
  const { days } = run(missed, { plan: { ...PLAN, minutesADay: 40 }, days: 50 });
  for (const { minutes } of days) expect(minutes).toBeLessThanOrEqual(40);
  const lowest = idsOf(run(missed).days[0]!.questions).slice(0, 40);
  expect(idsOf(days[0]!.questions)).toEqual(lowest);
});

it('asks again in the last pass what was forgotten in it, while there is time', () => {
  const plan = { ...PLAN, examOn: addDays(TODAY, 5) };
  const wrong = questionOf('wrong', { state: stateOf(0.4, addDays(TODAY, -1)) });
  const right = questionOf('right', { state: stateOf(3, addDays(TODAY, -1)) });
  const { days } = run([wrong, right], { plan, days: 5 });
  expect(days[0]!.questions).toMatchObject([{ id: 'wrong', why: 'DUE' }]);
  expect(days.slice(1).flatMap(({ questions }) => questions)).toEqual([]);
});

it('plans an examination that is near, past, or far, and plans without days or questions', () => {
  const at = (daysLeft: number, count = 30, more = {}) =>
    run(newOnes(count), { plan: { ...PLAN, examOn: addDays(TODAY, daysLeft), ...more }, days: 800 });
  const asked = (days: ReturnType<typeof run>['days']) => days.flatMap(({ questions }) => questions).length;
  expect(asked(at(1).days)).toBe(30);
  expect(at(1).summary).toMatchObject({ leftOut: 0, coveredOn: TODAY });
  expect(asked(at(2).days)).toBe(30);
  expect(asked(at(5).days)).toBe(30);
  expect(at(2, 100).summary).toMatchObject({ leftOut: 40, minutesToFit: 50, coveredOn: null });
  for (const daysLeft of [0, -20]) {
    expect(asked(at(daysLeft).days)).toBe(0);
    expect(at(daysLeft).summary).toMatchObject({ newADay: 0, coveredOn: null, leftOut: 30, minutesToFit: null });
  }
  expect(at(700).days.filter(({ questions }) => questions.length > 0).length).toBeGreaterThan(10);
  expect(at(40, 0).summary).toMatchObject({ newADay: 0, leftOut: 0, coveredOn: TODAY });
  const mondays = at(60, 30, { restDays: ['SUN', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] });
  for (const { date, questions } of mondays.days) {
    if (new Date(date).getUTCDay() !== 1) expect(questions).toEqual([]);
  }
  expect(mondays.summary!.leftOut).toBe(0);
});
