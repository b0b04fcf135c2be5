import { expect, it } from 'vitest';
import { compareOrders, compareWithFlat, FITTING, TOO_MUCH_UNKNOWN } from './testing/trials.ts';

const LONG = { tags: 'long', timeout: 600_000 };

it(
  'leaves 200 students with a recall of 0.955 on the day, with no more reviews than a flat retention of 0.90',
  LONG,
  () => {
    const { planned, flat } = compareWithFlat(FITTING);
    expect(planned.recall).toBeGreaterThanOrEqual(0.955);
    expect(planned.recall).toBeGreaterThan(flat.recall);
    expect(planned.reviews).toBeLessThanOrEqual(flat.reviews);
  },
);

it('leaves a higher recall by its order than lowest recall first, where the last pass does not fit', LONG, () => {
  const { byGain, lowestFirst } = compareOrders(TOO_MUCH_UNKNOWN);
  expect(byGain.recall - lowestFirst.recall).toBeGreaterThanOrEqual(0.005);
});
