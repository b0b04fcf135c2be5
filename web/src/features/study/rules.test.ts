import { expect, it } from 'vitest';
import { mtf, saq, sba } from '../../testing/questions.ts';
import { markAnswer } from './rules.ts';

it.each([
  ['C', 'RIGHT'],
  ['A', 'WRONG'],
  [undefined, 'SKIPPED'],
] as const)('marks the choice of %s in an SBA as %s', (choice, outcome) => {
  expect(markAnswer(sba(), choice ? { choice } : {})).toBe(outcome);
});

// A, B and D are true.
it.each([
  ['all statements judged right', { A: true, B: true, C: false, D: true, E: false }, 'RIGHT'],
  ['one right and the rest blank', { A: true }, 'PARTLY'],
  ['all right but one blank', { A: true, B: true, C: false, D: true }, 'PARTLY'],
  ['none right', { A: false, C: true }, 'WRONG'],
  ['nothing judged', {}, 'SKIPPED'],
] as const)('marks an MTF with %s', (_, judgements, outcome) => {
  expect(markAnswer(mtf(), { judgements })).toBe(outcome);
});

// The part has two points, or as many as the sample gives it.
it.each([
  ['all points', (all: number[]) => all, 'RIGHT'],
  ['one point', (all: number[]) => all.slice(0, 1), 'PARTLY'],
  ['no point', () => [], 'WRONG'],
] as const)('marks an SAQ with %s', (_, had, outcome) => {
  const question = saq();
  const points = Object.fromEntries(
    question.parts.map((part) => [part.label, had(part.points.map((_point, index) => index + 1))]),
  );
  expect(markAnswer(question, { points })).toBe(outcome);
});

it('takes an SAQ without ticks for skipped', () => {
  expect(markAnswer(saq(), {})).toBe('SKIPPED');
});
