import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, weekdayOf } from './days.ts';
import type { Candidate, ScheduledDay } from './schedule.ts';
import { answerAll, makePlan, run, type RandomPlan, TODAY } from './testing/plans.ts';

const SEED = 20_261_128;
const plans = (more: Partial<Record<keyof RandomPlan, fc.Arbitrary<unknown>>> = {}) =>
  fc.record({
    seed: fc.nat(),
    daysLeft: fc.integer({ min: -3, max: 90 }),
    questions: fc.integer({ min: 0, max: 120 }),
    minutes: fc.option(fc.integer({ min: 10, max: 90 })),
    restDays: fc.integer({ min: 0, max: 6 }),
    unseen: fc.constantFrom(0, 0.3, 1),
    ...more,
  }) as fc.Arbitrary<RandomPlan>;

const check = (numRuns: number, arbitrary: fc.Arbitrary<RandomPlan>, holds: (plan: RandomPlan) => void) =>
  fc.assert(fc.property(arbitrary, holds), { seed: SEED, numRuns });

const visits = ({ days }: { days: ScheduledDay[] }) =>
  days.flatMap(({ date, questions }) => questions.map((visit) => ({ ...visit, date })));
const idsOf = (questions: readonly { id: string }[]) => questions.map(({ id }) => id);

it('asks nothing on a rest day or from the examination on, and gives each move its reason, in 1,000 plans', () => {
  check(1000, plans(), (random) => {
    const { plan, questions } = makePlan(random);
    const result = run(questions, { plan, days: Math.max(1, random.daysLeft + 5) });
    const { minutesADay, lastPassFrom, leftOut } = result.summary!;
    const all = visits(result);
    const isForbidden = ({ date }: { date: string }) => date >= plan.examOn || plan.restDays.includes(weekdayOf(date));
    expect(all.filter(isForbidden)).toEqual([]);
    expect(result.days.filter(({ minutes }) => minutes > minutesADay)).toEqual([]);
    const dueOn = new Map(questions.map(({ id, state }) => [id, state?.dueOn]));
    const first = new Map(all.toReversed().map((visit) => [visit.id, visit]));
    const expected = [...first.values()].filter(({ id }) => dueOn.get(id));
    expect(expected.map(({ movedFrom }) => movedFrom)).toEqual(
      expected.map(({ id, date }) => (dueOn.get(id) === date ? null : dueOn.get(id))),
    );
    expect(all.filter(({ movedFrom, movedBecause }) => (movedFrom === null) !== (movedBecause === null))).toEqual([]);
    const pass = all.filter(({ why }) => why === 'LAST_PASS');
    expect(new Set(idsOf(pass)).size).toBe(pass.length);
    if (lastPassFrom <= TODAY) return;
    expect(all.filter(({ why, date }) => why === 'NEW' && date >= lastPassFrom)).toEqual([]);
    const isPutOff = questions.some(({ postponedTo }) => postponedTo);
    if (leftOut === 0 && !isPutOff) expect(pass.length).toBe(questions.length);
  });
}, 60_000);

it('comes to the same from the states in any order, and planned twice', () => {
  check(100, plans({ unseen: fc.constant(0) }), (random) => {
    const { plan, questions } = makePlan(random);
    const result = run(questions, { plan });
    expect(run(questions, { plan })).toEqual(result);
    expect(run(questions.toReversed(), { plan })).toEqual(result);
  });
});

it('keeps to what was announced when the work of a day is done', () => {
  check(
    150,
    plans({ daysLeft: fc.integer({ min: 2, max: 60 }), minutes: fc.integer({ min: 10, max: 90 }) }),
    (random) => {
      const { plan } = makePlan(random);
      let { questions } = makePlan(random);
      let announced = run(questions, { plan });
      for (let today = addDays(TODAY, 1), day = 0; day < 5; day += 1, today = addDays(today, 1)) {
        questions = answerAll(questions, idsOf(announced.days[0]!.questions), addDays(today, -1));
        const next = run(questions, { plan, today });
        expect(keysOf(next)).toEqual(expect.arrayContaining(keysOf({ ...announced, days: announced.days.slice(1) })));
        announced = next;
      }
    },
  );
});

const keysOf = (result: { days: ScheduledDay[] }) => visits(result).map(({ id, date }) => `${date} ${id}`);

it("ends a day's queue, also if it is fetched again after each answer", () => {
  check(
    100,
    plans({ daysLeft: fc.integer({ min: 1, max: 40 }), minutes: fc.integer({ min: 10, max: 90 }) }),
    (random) => {
      const { plan, questions: all } = makePlan(random);
      const morning = run(all, { plan, days: 1 }).days[0]!.questions;
      let questions: Candidate[] = all;
      for (const [index, { id }] of morning.entries()) {
        const left = run(questions, { plan, days: 1 }).days[0]!.questions;
        expect(idsOf(left).toSorted()).toEqual(idsOf(morning.slice(index)).toSorted());
        questions = answerAll(questions, [id], TODAY);
      }
      expect(run(questions, { plan, days: 1 }).days[0]!.questions).toEqual([]);
    },
  );
});
