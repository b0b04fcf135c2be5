import { expect, test } from 'vitest';
import { lastDays, moveEnd, nextDays } from './days.ts';
import { eachDay } from './sums.ts';

const YEAR = { from: '2026-01-01', to: '2026-12-31' };

test('days are counted with both ends', () => {
  expect(lastDays(7, '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
  expect(nextDays(7, '2026-12-28')).toEqual({ from: '2026-12-28', to: '2027-01-04' });
  expect(eachDay({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

test('an end that is moved past the other one, or too far from it, takes that along', () => {
  expect(moveEnd(YEAR, 'from', '2027-05-01')).toEqual({ from: '2027-05-01', to: '2027-05-01' });
  expect(moveEnd(YEAR, 'to', '2025-05-01')).toEqual({ from: '2025-05-01', to: '2025-05-01' });
  const longest = moveEnd(YEAR, 'from', '2020-01-01');
  expect(eachDay(longest)).toHaveLength(366);
  expect(eachDay(moveEnd(YEAR, 'to', '2029-01-01'))).toHaveLength(366);
  expect(moveEnd(YEAR, 'to', '2026-06-30')).toEqual({ from: '2026-01-01', to: '2026-06-30' });
});
