import { beforeEach, expect, it, vi } from 'vitest';
import { begin } from '../../../testing/accounts.ts';

const attempt = { answer: { sba: 'C' }, reveal: true, changes: 0 };

/** The module as a reload of the page has it. */
async function reload() {
  vi.resetModules();
  return import('./answers.ts');
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('keeps a visitor’s answers over a reload and log-in', async () => {
  (await reload()).writeAttempt('q1', attempt);
  begin();
  const answers = await reload();
  expect(answers.readAttempt('q1')).toEqual(attempt);
  expect(answers.isRestored('q1')).toBe(true);
});

it("shows nobody an account's answers after it has gone", async () => {
  begin();
  (await reload()).writeAttempt('q1', attempt);
  localStorage.clear();
  const answers = await reload();
  expect(answers.readAttempt('q1')).toBe(answers.START);
});

it('starts empty if the stored answers are invalid', async () => {
  sessionStorage.setItem('answers', '{"owner":""');
  const answers = await reload();
  expect(answers.readAttempt('q1')).toBe(answers.START);
});

it('keeps the answers of a tab that an earlier version opened', async () => {
  const former = {
    q1: { answer: { choice: 'C' }, reveal: true, changes: 1, tookMs: 5 },
    q2: { answer: { judgements: { A: true, B: false } }, reveal: false, changes: 0 },
    q3: { answer: { points: { a: [1, 3], b: [] } }, reveal: ['a'], changes: 0 },
  };
  sessionStorage.setItem('answers', JSON.stringify({ owner: '', attempts: former }));
  const { readAttempt } = await reload();
  expect(readAttempt('q1')).toEqual({ answer: { sba: 'C' }, reveal: true, changes: 1, tookMs: 5 });
  expect([readAttempt('q2').answer, readAttempt('q3').answer]).toEqual([
    { mtf: [judged('A', true), judged('B', false)] },
    { saq: [ticked('a', 1, 3), ticked('b')] },
  ]);
});

const judged = (key: string, value: boolean) => ({ key, value });
const ticked = (label: string, ...points: number[]) => ({ label, points });
