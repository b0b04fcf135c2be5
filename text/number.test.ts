import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNumber } from './number.ts';

describe('a number', () => {
  test.each([
    ['50', 50],
    ['33.33333', 33.33333],
    ['33,33333', 33.33333],
    ['0,5', 0.5],
    ['.5', 0.5],
    ['0.250', 0.25],
    ['0,250', 0.25],
    ['-33,33333', -33.33333],
    ['−25', -25],
    ['+7.40', 7.4],
    ['1.500', 1.5],
    ['1,500.50', 1500.5],
    ['1.500,50', 1500.5],
    ['1,50,000', 150_000],
    ['12,34,567.5', 1_234_567.5],
    ['1,234,567', 1_234_567],
    ['1 500', 1500],
    ['1\u202F500,5', 1500.5],
    ['১,৫০,০০০', 150_000],
    ['২.৫', 2.5],
    ['২,৫', 2.5],
    [' 2 ', 2],
    ['-0', 0],
    ['007', 7],
    ['14.285714285714286', 14.285714285714286],
  ])('%j is %d', (text, value) => expect(readNumber(text)).toBe(value));

  // What is read two ways, or not at all.
  test.each([
    ['1,500'],
    ['৳ 1'],
    ['50%'],
    ['1e3'],
    ['½'],
    ['1/2'],
    ['(5)'],
    ['--5'],
    ['5.'],
    ['1,2,3'],
    ['1,23.4,5'],
    ['1.500.50'],
    ['1,500,50'],
    ['0,500,000'],
    ['1  500'],
    ['15 00'],
    ['1২'],
    ['٣'],
    [''],
    [' '],
    ['NaN'],
    ['Infinity'],
    ['0x10'],
    ['9007199254740993'],
    ['0.12345678901234567890'],
    ['2.5 mg'],
  ])('%j is refused', (text) => expect(readNumber(text)).toBeUndefined());

  test('every number comes back from its own text, with a point or a comma, in both scripts', () => {
    const number = fc.double({ min: 1e-6, max: 1e15, noNaN: true }).filter((value) => !String(value).includes('e'));
    fc.assert(
      fc.property(number, (value) => {
        const text = String(value);
        expect(readNumber(text)).toBe(value);
        expect(readNumber(text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!))).toBe(value);
        if (!/^[1-9]\d{0,2}\.\d{3}$/.test(text)) expect(readNumber(text.replace('.', ','))).toBe(value);
      }),
    );
  });
});
