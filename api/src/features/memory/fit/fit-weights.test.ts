import { expect, test } from 'vitest';
import { DEFAULT_WEIGHTS } from 'review/memory.ts';
import { Rating } from 'review/rate.ts';
import { FORGETFUL, simulateReader } from '../testing/simulated-reader.ts';
import { fitWeights } from './fit-weights.ts';

const UNTIL = '2026-11-27';

test('weights fitted to a forgetful reader foresee their later reviews better, those of a usual one do not', async () => {
  const forgetful = simulateReader(FORGETFUL, { count: 1_240, seed: 1, until: UNTIL });
  const fit = await fitWeights(forgetful, DEFAULT_WEIGHTS);
  expect(fit).toMatchObject({ values: { length: 21 }, reviews: forgetful.flat().length });
  expect(fit.gain).toBeGreaterThan(0.02);
  expect(await fitWeights(forgetful, DEFAULT_WEIGHTS)).toEqual(fit);

  const usual = simulateReader(DEFAULT_WEIGHTS, { count: 1_240, seed: 2, until: UNTIL });
  expect((await fitWeights(usual, DEFAULT_WEIGHTS)).gain).toBeLessThan(0);
});

test('a reader who is always right, or answers each question once, gets no weights that mean nothing', async () => {
  const once = simulateReader(DEFAULT_WEIGHTS, { count: 1_000, seed: 3, until: UNTIL }).map((one) => one.slice(0, 1));
  expect(await fitWeights(once, DEFAULT_WEIGHTS)).toMatchObject({ gain: 0, reviews: once.length });
  const right = once.flat().map(({ day }) => [
    { day, elapsed: 0, grade: Rating.Good as const },
    { day: `9${day.slice(1)}`, elapsed: 30, grade: Rating.Good as const },
  ]);
  expect((await fitWeights(right, DEFAULT_WEIGHTS)).values.every(Number.isFinite)).toBe(true);
});
