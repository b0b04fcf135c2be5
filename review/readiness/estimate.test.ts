import { expect, test } from 'vitest';
import { PATTERNS, simulate, TRUTHS, type TruthName } from '../testing/students.ts';
import { estimateReadiness, type FirstAnswer, MIXED_ANSWERS } from './estimate.ts';
import type { Item } from './items.ts';

const TOPICS = 9;
const ITEMS = Array.from({ length: 180 }, (_, id): Item => {
  const topic = `T${id % TOPICS}`;
  return { id, kind: id % 2 === 0 ? 'MTF' : 'SBA', topic, answered: 50, right: 30 };
});
/** `shareOf` of the marks of the item. */
const answersTo = (items: readonly Item[], shareOf: (item: Item) => number, isMixed = true): FirstAnswer[] =>
  items.map((item) => ({ item: item.id, share: shareOf(item), isMixed }));
const estimate = (answers: FirstAnswer[], seed = 'reader 1') => estimateReadiness({ seed, items: ITEMS, answers });

test('says what is missing until 40 of the last 120 answers are of mixed papers, and a third of the topics was seen', () => {
  const own = answersTo(ITEMS, () => 0.6, false);
  const mixed = answersTo(ITEMS.slice(0, MIXED_ANSWERS), () => 0.6);
  expect(estimate([]).missing).toEqual({ mixedAnswers: 40, topics: 3 });
  expect(estimate(own).missing).toEqual({ mixedAnswers: 40, topics: 0 });
  expect(estimate([...mixed, ...own.slice(60)]).missing).toEqual({ mixedAnswers: 40, topics: 0 });
  expect(estimate([...mixed, ...own.slice(70, 151)]).missing).toEqual({ mixedAnswers: 1, topics: 0 });
  const oneTopic = ITEMS.filter(({ topic }) => topic === 'T0');
  expect(estimate([...answersTo(oneTopic, () => 1), ...answersTo(oneTopic, () => 1)]).missing).toEqual({
    mixedAnswers: 0,
    topics: 2,
  });
  expect(estimate(mixed)).toMatchObject({ missing: null, expected: { passOfTen: expect.any(Number) as number } });
});

test('is the same for the same reader, and higher for one who answers better', () => {
  const of = (share: number) => estimate(answersTo(ITEMS.slice(0, 120), () => share)).expected!;
  expect(of(0.6)).toEqual(of(0.6));
  const [weak, middling, strong] = [of(0.3), of(0.6), of(0.9)];
  expect(weak.high).toBeLessThan(strong.low);
  expect(middling.low).toBeGreaterThan(weak.low);
  expect(weak.passOfTen).toBe(0);
  expect(strong.passOfTen).toBe(10);
});

test('is never narrower than what papers of one reader differ by', () => {
  // A mark of 60 of 100 with 50 statements and 10 single best answers: a deviation of 8.5.
  const { low, high } = estimate(answersTo([...ITEMS, ...ITEMS], () => 0.6)).expected!;
  expect(high - low).toBeGreaterThanOrEqual(2 * 1.645 * 0.085);
});

const STUDENTS = 200;
/** Wider than for the published figures, since few students vary by some points. */
const HELD: Record<TruthName, [low: number, high: number]> = {
  matched: [0.8, 0.99],
  thin: [0.8, 0.99],
  other: [0.75, 0.99],
  guessing: [0.75, 0.99],
  fresh: [0.75, 0.99],
};

test.each(PATTERNS)(
  'holds for about 90 of 100 simulated students: %s',
  { tags: 'long', timeout: 120_000 },
  (pattern) => {
    for (const truth of Object.keys(TRUTHS) as TruthName[]) {
      const { held, withoutRange } = simulate({ pattern, truth, answers: 120 }, STUDENTS, 'test 1');
      expect(withoutRange, truth).toBe(pattern === 'weak only' ? STUDENTS : 0);
      if (pattern === 'weak only') continue;
      const [low, high] = HELD[truth];
      expect(held, truth).toBeGreaterThanOrEqual(low);
      expect(held, truth).toBeLessThanOrEqual(high);
    }
  },
);
