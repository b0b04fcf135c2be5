import { describe, expect, test } from 'vitest';
import { findFault, summariseKey } from './check.ts';
import { mark, type Question } from './mark.ts';
import { PROF_MARKS } from './prof-marks.ts';
import { SCORING_RULES } from './rules.ts';

const option = (key: string, correct: boolean) => ({ key, correct });
const SBA: Question = { type: 'SBA', options: ['A', 'B', 'C'].map((key) => option(key, key === 'B')) };
const MTF: Question = { type: 'MTF', options: ['A', 'B', 'C', 'D', 'E'].map((key) => option(key, key < 'C')) };
const SAQ: Question = {
  type: 'SAQ',
  parts: [
    { label: 'a', marks: 2, points: ['one', 'two', 'three'] },
    { label: 'b', marks: 1.5, points: ['one', 'two'] },
  ],
};
/** Weights 1, 2 and 1 of 2 marks: 0.5, 1 and 0.5. Thirds of tenths: 0.1 of 0.3 of 1 mark. */
const WEIGHTED: Question = {
  type: 'SAQ',
  parts: [
    { label: 'a', marks: 2, points: ['one', 'two', 'three'], weights: [1, 2, 1] },
    { label: 'b', marks: 1, points: ['one', 'two'], weights: [0.1, 0.2] },
  ],
};
const judged = (values: string) =>
  values.split('').flatMap((value, index) => (value === '-' ? [] : [{ key: 'ABCDE'[index]!, value: value === 'T' }]));

describe('marks by the rule of the professional examination', () => {
  test.each([
    ['an SBA, right', SBA, { sba: 'B' }, 'RIGHT', 1, 1],
    ['an SBA, wrong', SBA, { sba: 'C' }, 'WRONG', 0, 1],
    ['an SBA, skipped', SBA, {}, 'SKIPPED', 0, 1],
    ['an MTF, all right', MTF, { mtf: judged('TTFFF') }, 'RIGHT', 1, 1],
    ['an MTF, one wrong and one blank', MTF, { mtf: judged('TTFT-') }, 'PARTLY', 0.6, 1],
    ['an MTF, all wrong', MTF, { mtf: judged('FFTTT') }, 'WRONG', 0, 1],
    ['an MTF, all blank', MTF, { mtf: [] }, 'SKIPPED', 0, 1],
    ['an SAQ, all points', SAQ, { saq: [ticks('a', 1, 2, 3), ticks('b', 1, 2)] }, 'RIGHT', 3.5, 3.5],
    ['an SAQ, thirds of two marks', SAQ, { saq: [ticks('a', 1), ticks('b', 2)] }, 'PARTLY', 1.417, 3.5],
    ['an SAQ, no point', SAQ, { saq: [ticks('a')] }, 'WRONG', 0, 3.5],
    ['a weighted SAQ, a heavy point', WEIGHTED, { saq: [ticks('a', 2)] }, 'PARTLY', 1, 3],
    ['a weighted SAQ, light points', WEIGHTED, { saq: [ticks('a', 1, 3), ticks('b', 1)] }, 'PARTLY', 1.333, 3],
    ['a weighted SAQ, all points', WEIGHTED, { saq: [ticks('a', 1, 2, 3), ticks('b', 1, 2)] }, 'RIGHT', 3, 3],
    ['an SAQ, skipped', SAQ, { saq: [] }, 'SKIPPED', 0, 3.5],
  ])('%s', (_what, question, answer, outcome, marks, outOf) => {
    expect(mark(question, answer, PROF_MARKS)).toMatchObject({
      outcome,
      points: Math.round(marks * 1000),
      outOf: outOf * 1000,
    });
  });

  test.each([
    ['FCPS', SBA, { sba: 'B' }, 2, 2],
    ['FCPS', MTF, { mtf: judged('TTFT-') }, 1.2, 2],
    ['RESIDENCY', SBA, { sba: 'C' }, 0, 1],
    // Four right, one wrong: 0.8 - 0.05.
    ['RESIDENCY', MTF, { mtf: judged('TTFFT') }, 0.75, 1],
    ['RESIDENCY', MTF, { mtf: judged('FFTTT') }, -0.25, 1],
    ['RESIDENCY', MTF, { mtf: judged('FF---') }, -0.1, 1],
  ])('by the rule %s', (id, question, answer, marks, outOf) => {
    const rule = SCORING_RULES.find((one) => one.id === id)!;
    expect(mark(question, answer, rule)).toMatchObject({ points: marks * 1000, outOf: outOf * 1000 });
  });

  test.each([
    ['an option that is not there', 'noOption', SBA, { sba: 'D' }],
    ['the answer of another type', 'otherType', SBA, { mtf: [] }],
    ['a statement judged twice', 'twice', MTF, { mtf: [...judged('T'), ...judged('F')] }],
    ['a part that is not there', 'noPart', SAQ, { saq: [ticks('c', 1)] }],
    ['a model point that is not there', 'noPoint', SAQ, { saq: [ticks('b', 3)] }],
    ['a model point ticked twice', 'twice', SAQ, { saq: [ticks('b', 1, 1)] }],
  ])('refuses %s', (_what, problem, question, answer) => {
    expect(findFault(question, answer)).toMatchObject({ problem });
  });
});

function ticks(label: string, ...points: number[]) {
  return { label, points };
}

test('a summary of the key has the weights', () => {
  expect(summariseKey(WEIGHTED)).toMatchObject({
    parts: [
      { label: 'a', marks: 2, points: 3, weights: [1, 2, 1] },
      { label: 'b', weights: [0.1, 0.2] },
    ],
  });
});
