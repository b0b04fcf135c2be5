import { expect, it } from 'vitest';
import { mtf, sba } from '../../testing/questions.ts';
import { markAnswer } from './rules.ts';

it.each([
  ['C', 'RIGHT'],
  ['A', 'WRONG'],
  [undefined, 'SKIPPED'],
] as const)('marks the choice of %s in an SBA as %s', (choice, outcome) => {
  expect(markAnswer('SBA', sba().options, choice ? { choice } : {})).toBe(outcome);
});

// A, B and D are true.
it.each([
  ['all statements judged right', { A: true, B: true, C: false, D: true, E: false }, 'RIGHT'],
  ['one right and the rest blank', { A: true }, 'PARTLY'],
  ['all right but one blank', { A: true, B: true, C: false, D: true }, 'PARTLY'],
  ['none right', { A: false, C: true }, 'WRONG'],
  ['nothing judged', {}, 'SKIPPED'],
] as const)('marks an MTF with %s', (_, judgements, outcome) => {
  expect(markAnswer('MTF', mtf().options, { judgements })).toBe(outcome);
});
