import { expect, test } from 'vitest';
import { matches } from './matches.ts';

test.each([
  ['Week 12: the heart', '১২'],
  ['সপ্তাহ ১২', '12'],
  ['হৃদ\u09df', 'হৃদ\u09af\u09bc'],
  ['Chest pain', 'PAIN chest'],
])('%s is found by %s', (name, query) => {
  expect(matches(name, query)).toBe(true);
});

test('a name without one of the words is not found', () => {
  expect(matches('Chest pain', 'pain head')).toBe(false);
});
