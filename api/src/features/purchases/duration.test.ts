import { expect, test } from 'vitest';
import { endOf } from './duration.ts';

test.each([
  ['1 month', '2026-01-31T10:00:00Z', '2026-02-28T10:00:00.000Z'],
  ['6 months', '2026-08-31T10:00:00Z', '2027-02-28T10:00:00.000Z'],
  ['12 Months', '2026-11-21T23:59:59Z', '2027-11-21T23:59:59.000Z'],
  ['1 year', '2028-02-29T00:00:00Z', '2029-02-28T00:00:00.000Z'],
  ['2 weeks', '2026-11-21T00:00:00Z', '2026-12-05T00:00:00.000Z'],
  [' 30days ', '2026-11-21T00:00:00Z', '2026-12-21T00:00:00.000Z'],
  ['Lifetime', '2026-11-21T00:00:00Z', undefined],
  ['until the examination', '2026-11-21T00:00:00Z', undefined],
])('%s from %s ends %s', (duration, from, end) => {
  expect(endOf(duration, new Date(from))?.toISOString()).toBe(end);
});
