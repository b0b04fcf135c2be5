import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from './days.ts';
import type { Candidate, ScheduledDay, StudyPlan, Target } from './schedule.ts';
import { summariseTarget } from './targets.ts';
import { answerAll, makePlan, newOnes, questionOf, run, stateOf, TODAY } from './testing/plans.ts';
import { DEFAULT_READER_WEIGHTS } from './weights.ts';

const FRIDAY = addDays(TODAY, 6);

const targetOf = (questions: readonly Candidate[], more: Partial<Target> = {}): Target => ({
  id: 'thorax',
  on: FRIDAY,
  questions,
  ...more,
});
const forTargets = (days: readonly ScheduledDay[]) =>
  days.flatMap(({ date, questions }) =>
    questions.flatMap(({ id, why, target }) => (why === 'TARGET' ? { id, date, target } : [])),
  );
const counts = (days: readonly ScheduledDay[]) =>
  days.map(({ questions }) => questions.filter(({ why }) => why === 'TARGET').length);
const summarise = (target: Target, plan: StudyPlan | null = null) =>
  summariseTarget({ plan, today: TODAY, weights: DEFAULT_READER_WEIGHTS }, target);

describe('1,000 random targets', () => {
  const randoms = fc.record({
    seed: fc.nat(),
    daysLeft: fc.integer({ min: 0, max: 40 }),
    questions: fc.integer({ min: 0, max: 100 }),
    minutes: fc.option(fc.integer({ min: 10, max: 90 })),
    restDays: fc.integer({ min: 0, max: 6 }),
    unseen: fc.constantFrom(0, 0.5, 1),
    hasPlan: fc.boolean(),
    targets: fc.array(
      fc.record({ in: fc.integer({ min: 1, max: 40 }), from: fc.integer({ min: 0, max: 80 }), outside: fc.nat(12) }),
      { minLength: 1, maxLength: 3 },
    ),
  });

  it('ask nothing on the day or after it, on a rest day or from the examination on, and each question once', () => {
    const check = (random: typeof randoms extends fc.Arbitrary<infer T> ? T : never) => {
      const { plan: whole, questions } = makePlan(random);
      const plan = random.hasPlan ? whole : null;
      const targets = random.targets.map(({ in: days, from, outside }, index) =>
        targetOf(
          [
            ...questions.slice(from, from + 20),
            ...newOnes(outside).map((one) => ({ ...one, id: `${one.id}-${index}` })),
          ],
          { id: `t${index}`, on: addDays(TODAY, days) },
        ),
      );
      const { days } = run(questions, { plan, targets, days: 45 });
      const asked = forTargets(days);
      const dayOf = new Map(targets.map(({ id, on }) => [id, on]));
      const isForbidden = ({ date, target }: (typeof asked)[number]) =>
        date >= dayOf.get(target!)! ||
        (plan !== null && (date >= plan.examOn || plan.restDays.includes(weekdayOf(date))));
      expect(asked.filter(isForbidden)).toEqual([]);
      expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
      const open = new Set(targets.flatMap((target) => opensOf(target, plan)));
      expect(new Set(asked.map(({ id }) => id))).toEqual(open);
      expect(targets.map((target) => summarise(target, plan).questions)).toEqual(
        targets.map((target) => opensOf(target, plan).length),
      );
      for (const { questions: ofDay } of days) expect(new Set(ofDay.map(({ id }) => id)).size).toBe(ofDay.length);
      const before = new Map(asked.map(({ id, date }) => [id, date]));
      const early = days.flatMap(({ date, questions: ofDay }) =>
        ofDay.filter(({ id }) => (before.get(id) ?? '') > date).map(({ id }) => id),
      );
      expect(early).toEqual([]);
      expect(run(questions, { plan, targets: [], days: 45 })).toEqual(run(questions, { plan, days: 45 }));
    };
    fc.assert(fc.property(randoms, check), { seed: 20_261_128, numRuns: 1000 });
  }, 60_000);

  /** What may still come before the day: never answered or due, and not put off for too long. */
  function opensOf({ on, questions }: Target, plan: StudyPlan | null): string[] {
    const end = plan && plan.examOn < on ? plan.examOn : on;
    const days: string[] = [];
    for (let day = TODAY; day < end; day = addDays(day, 1))
      if (!plan?.restDays.includes(weekdayOf(day))) days.push(day);
    const last = days.at(-1) ?? '';
    return questions
      .filter(({ state, postponedTo }) => (!state || state.dueOn <= TODAY) && last && (postponedTo ?? '') <= last)
      .map(({ id }) => id);
  }
});

it('spreads its questions evenly and ends on the day before', () => {
  const target = targetOf(newOnes(12), { on: addDays(TODAY, 3) });
  const { days } = run([], { targets: [target], days: 5 });
  expect(counts(days)).toEqual([4, 4, 4, 0, 0]);
  expect(days[0]).toMatchObject({ minutes: 4, fresh: 4 });
  expect(summarise(target)).toEqual({ questions: 12, questionsADay: 4, minutesADay: 4, endsOn: addDays(TODAY, 2) });
});

it('keeps to the share of a day while it is done, and what was answered leaves', () => {
  const questions = newOnes(12);
  const on = addDays(TODAY, 3);
  const first = run([], { targets: [targetOf(questions, { on })], days: 3 }).days[0]!;
  const done = answerAll(questions, [first.questions[0]!.id, first.questions[1]!.id], TODAY);
  const target = targetOf(done, { on });
  expect(counts(run([], { targets: [target], days: 3 }).days)).toEqual([2, 4, 4]);
  expect(summarise(target)).toMatchObject({ questions: 10, questionsADay: 4, minutesADay: 4 });
  const all = targetOf(
    answerAll(
      questions,
      questions.map(({ id }) => id),
      TODAY,
    ),
    { on },
  );
  expect(summarise(all)).toEqual({ questions: 0, questionsADay: 0, minutesADay: 0, endsOn: null });
});

it('takes its minutes from those of the plan, also when they were used', () => {
  const plan: StudyPlan = { examOn: addDays(TODAY, 60), restDays: [], minutesADay: 20 };
  const others = newOnes(100).map((one) => ({ ...one, id: `other-${one.id}` }));
  const questions = newOnes(24);
  const on = addDays(TODAY, 3);
  const { days } = run(others, { plan, targets: [targetOf(questions, { on })] });
  expect(counts(days).slice(0, 4)).toEqual([8, 8, 8, 0]);
  expect(
    days
      .slice(0, 4)
      .map(({ minutes }) => minutes)
      .every((minutes) => minutes <= 20),
  ).toBe(true);
  const asked = new Set(forTargets([days[0]!]).map(({ id }) => id));
  const later = run(others, { plan, targets: [targetOf(answerAll(questions, [...asked], TODAY), { on })] }).days;
  expect(later[0]!.questions).toEqual(days[0]!.questions.filter(({ why }) => why !== 'TARGET'));
});

it('asks what is due first, and for the earliest of several targets', () => {
  const due = questionOf('due', { state: stateOf(1, addDays(TODAY, -20)) });
  const known = questionOf('known', { state: stateOf(300, addDays(TODAY, -1)) });
  const late = targetOf([...newOnes(1), known, due], { id: 'late', on: addDays(TODAY, 9) });
  const early = targetOf([questionOf('a'), due], { id: 'early', on: addDays(TODAY, 1) });
  const asked = forTargets(run([due, known], { targets: [late, early], days: 12 }).days);
  expect(asked).toEqual([
    { id: 'due', date: TODAY, target: 'early' },
    { id: 'a', date: TODAY, target: 'early' },
    { id: 'n0000', date: TODAY, target: 'late' },
  ]);
});

it('has no day if the examination or rest days leave none', () => {
  const target = targetOf(newOnes(3), { on: addDays(TODAY, 1) });
  const plan: StudyPlan = { examOn: addDays(TODAY, 30), restDays: [weekdayOf(TODAY)], minutesADay: 20 };
  expect(summarise(target, plan)).toMatchObject({ questions: 0, endsOn: null });
});
