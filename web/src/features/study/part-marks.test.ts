import { expect, it } from 'vitest';
import { pointsEarned } from './part-marks.ts';

const THIRDS = { marks: 2, points: ['one', 'two', 'three'] };
const WEIGHTED = { ...THIRDS, weights: [1, 2, 1] };
const TENTHS = { marks: 1, points: ['one', 'two'], weights: [0.1, 0.2] };

// The api's marking has the same cases (api/src/features/study/mark.test.ts).
it.each([
  ['a third of two marks', THIRDS, [1], 667],
  ['three thirds', THIRDS, [1, 2, 3], 2000],
  ['half of the weight', WEIGHTED, [2], 1000],
  ['a quarter of the weight twice', WEIGHTED, [1, 3], 1000],
  ['a third of tenths', TENTHS, [1], 333],
  ['all tenths', TENTHS, [1, 2], 1000],
  ['no point', WEIGHTED, [], 0],
  ['a part without points', { marks: 2, points: [] }, [1], 0],
])('%s', (_what, part, had, thousandths) => {
  expect(pointsEarned(part, had)).toBe(thousandths);
});
