import { expect, test } from 'vitest';
import { toNfc, toNfkd } from './normalise.ts';
import { textSchema } from './text-schema.ts';

const schema = textSchema(100, { notText: 'not text', tooLong: 'too long', tooManyMarks: 'too many marks' });
const marks = (count: number) => 'a' + '\u0316\u0301'.repeat(count / 2);

test.each([
  [' cafe\u0301 ', 'café'],
  ['\u09A1\u09BC', '\u09DC'.normalize('NFC')],
  [marks(30), marks(30).normalize('NFC')],
  ['x'.repeat(400), 'x'.repeat(400)],
])('%j is read', (text, read) => expect(schema.parse(text)).toBe(read));

test.each([
  [5, 'not text'],
  ['x'.repeat(401), 'too long'],
  [marks(32), 'too many marks'],
  ['\u0301'.repeat(31), 'too many marks'],
  ['\u093C'.repeat(31), 'too many marks'],
])('%j is refused', (text, message) => {
  expect(schema.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('a run of marks takes linear time', () => {
  const long = marks(4_000_000);
  const begun = performance.now();
  expect(toNfc(long)).toBe(long);
  expect(toNfkd(long)).toBe(long);
  // Sorting as many marks takes minutes.
  expect(performance.now() - begun).toBeLessThan(2_000);
});
