import { expect, test } from 'vitest';
import { newPart, newPoint, emptyForm, toInput } from './form.ts';

const partWith = (marks: string, weight: string) => ({
  ...newPart(0),
  text: 'Name one',
  marks,
  isWeighted: true,
  points: [{ ...newPoint(), text: 'one', weight }],
});

// 0 is what a draft has whose marks are missing: it cannot be submitted.
test.each([
  ['2', 2],
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['২', 2],
  ['২,৫', 2.5],
  [' 2 ', 2],
  ['1,500', 0],
  ['2 marks', 0],
  ['½', 0],
  ['1e1', 0],
  ['', 0],
])('marks and weights typed as %j are %d', (text, number) => {
  const { parts } = toInput({ ...emptyForm({ type: 'SAQ' }), parts: [partWith(text, text)] });
  expect(parts).toMatchObject([{ marks: number, weights: [number] }]);
});
