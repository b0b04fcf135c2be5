import { expect, test } from 'vitest';
import { phoneProblem, readPhone, writePhone } from './phone.ts';

const NOT_WHOLE = 'Phone number must be 11 digits.';

test.each([
  ['01712345678', '+880', '01712345678'],
  ['+8801712345678', '+880', '01712345678'],
  ['8801712345678', '+880', '01712345678'],
  ['008801712345678', '+880', '01712345678'],
  ['+88001712345678', '+880', '01712345678'],
  ['০১৭১২৩৪৫৬৭৮', '+880', '01712345678'],
  ['+৮৮০ ১৭১২-৩৪৫৬৭৮', '+880', '01712345678'],
  ['01712-345 678', '+880', '01712345678'],
  ['(+880) 1712 345678', '+880', '01712345678'],
  ['+44 7911 123456', '+44', '07911123456'],
  ['447911123456', '+44', '07911123456'],
  ['+1 (212) 555-1234', '+1', '12125551234'],
])('%s is read as %s %s and can be saved', (typed, code, digits) => {
  const phone = readPhone('+880', typed);
  expect(phone).toEqual({ code, digits });
  expect(phoneProblem(phone)).toBeUndefined();
  expect(readPhone('+880', writePhone(phone))).toEqual(phone);
});

test.each([
  ['0171234567', '0171234567', NOT_WHOLE],
  ['017123456789', '017123456789', NOT_WHOLE],
  ['880171234567', '880171234567', NOT_WHOLE],
  ['+880171234567', '+880171234567', NOT_WHOLE],
  ['88017123456', '88017123456', 'The number must start with 0, such as 01712345678.'],
  ['+919876543210', '+919876543210', 'Only numbers of +880, +44 and +1 can be saved.'],
])('%s stays %s: %s', (typed, digits, problem) => {
  const phone = readPhone('+880', typed);
  expect(phone).toEqual({ code: '+880', digits });
  expect(phoneProblem(phone)).toBe(problem);
});
