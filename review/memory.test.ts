import { expect, it } from 'vitest';
import type { ReviewAnswer } from './answers.ts';
import { dayAt } from './days.ts';
import { DEFAULT_WEIGHTS, recallOn, replay, RETENTION, toReviews } from './memory.ts';

const answer = (id: string, time: string, more: Partial<ReviewAnswer> = {}): ReviewAnswer => ({
  id,
  kind: 'SBA',
  outcome: 'RIGHT',
  points: 1000,
  outOf: 1000,
  confidence: null,
  tookMs: null,
  answeredAt: Date.parse(time),
  day: dayAt(Date.parse(time), 360),
  ...more,
});

it('counts the first answer of each day of the reader', () => {
  const wrong = answer('1', '2026-11-27T23:50:00Z', { outcome: 'WRONG', points: 0 });
  const right = answer('2', '2026-11-28T00:10:00Z');
  expect(toReviews([right, wrong])).toEqual([{ day: '2026-11-28', elapsed: 0, grade: 1 }]);
});

it('comes to the same state from any order of the log', () => {
  const log = [
    answer('1', '2026-11-01T09:00:00Z'),
    answer('2', '2026-11-04T09:00:00Z'),
    answer('3', '2026-11-12T09:00:00Z', { outcome: 'WRONG', points: 0 }),
    answer('4', '2026-11-13T09:00:00Z'),
  ];
  const state = replay(log, DEFAULT_WEIGHTS);
  expect(replay(log.toReversed(), DEFAULT_WEIGHTS)).toEqual(state);
  expect(state).toMatchObject({ reviews: 4, lapses: 1, lastOn: '2026-11-13', model: 'FSRS-6' });
});

it('asks again when the chance to know the answer has fallen to the retention', () => {
  const state = replay([answer('1', '2026-11-01T09:00:00Z'), answer('2', '2026-11-10T09:00:00Z')], DEFAULT_WEIGHTS)!;
  expect(recallOn(state, DEFAULT_WEIGHTS, state.dueOn)).toBeCloseTo(RETENTION, 2);
});
