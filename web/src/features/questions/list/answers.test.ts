import { beforeEach, expect, it, vi } from 'vitest';
import { begin } from '../../../testing/accounts.ts';

const attempt = { answer: { choice: 'C' }, reveal: true, changes: 0 };

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
