import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOf } from './commission.ts';

test.each([
  [299, 0.1, 29],
  [100, 0.29, 29],
  [9, 0.1, 0],
  [1_000, 0.125, 125],
  [500, 0, 0],
  [500, 1, 500],
])('of Tk %i at %f the referrer gets %i', (price, rate, share) => {
  expect(shareOf(price, rate)).toBe(share);
});

test('a share is rounded down to whole Tk', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(10_000), (price, parts) => {
      const exact = price * parts;
      const share = shareOf(price, parts / 10_000) * 10_000;
      return Number.isInteger(share) && share <= exact && exact - share < 10_000;
    }),
  );
});
