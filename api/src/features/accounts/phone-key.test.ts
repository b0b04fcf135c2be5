import { expect, test } from 'vitest';
import { phoneKey } from './phone-key.ts';

test.each([
  '01712345678',
  '+8801712345678',
  '+88001712345678',
  '8801712345678',
  '1712345678',
  '+880 1712-345 678',
  '০১৭১২৩৪৫৬৭৮',
  '(017) 12 34 56 78',
])('%s is one number, however it is written', (text) => {
  expect(phoneKey(text)).toBe('1712345678');
});

test.each(['', '12345', '+880'])('%j is none', (text) => {
  expect(phoneKey(text)).toBeUndefined();
});
