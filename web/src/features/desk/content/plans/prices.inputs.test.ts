import { expect, test } from 'vitest';
import { t } from '../messages/index.ts';
import { checkPlan, emptyPlan, toInput } from './plan-form.ts';

const plan = (price: string) => ({
  ...emptyPlan,
  id: 'gold',
  name: 'Gold',
  shortDescription: 'All',
  prices: [{ price, duration: '1 month' }],
});

test.each([
  ['499', 499],
  ['৪৯৯', 499],
  ['1,50,000', 150_000],
  [' 0 ', 0],
])('a price typed as %j is Tk %d', (text, price) => {
  expect(checkPlan(plan(text))).toBeUndefined();
  expect(toInput(plan(text)).prices).toEqual([{ price, duration: '1 month' }]);
});

test.each(['', '1,500', '4.99', '4,99', '-1', 'Tk 500', '10000000', '1e3'])('a price typed as %j is refused', (text) =>
  expect(checkPlan(plan(text))).toBe(t('desk.contentBadPrice')),
);
