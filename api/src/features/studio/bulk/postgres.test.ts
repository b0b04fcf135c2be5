// @module-tag long
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../../testing/index.ts';
import { openTestPostgres } from '../../../testing/postgres.ts';
import { studioCalls, type StudioCalls } from '../../../testing/studio.ts';

const QUESTIONS = 2_000;
const REASON = 'Measured';

let api: TestApi;
let reviewer: StudioCalls;
beforeAll(async () => {
  api = await startTestApi({ open: openTestPostgres });
  await seedQuestions(
    api.db,
    Array.from({ length: QUESTIONS }, (_, index) => sampleSba(index + 1)),
  );
  reviewer = studioCalls(api, await api.signIn({ role: 'EDITOR' }));
}, 300_000);
afterAll(() => api.close());

async function timed(path: string, body: object) {
  const start = performance.now();
  const response = await reviewer.call<{ id: string; changed: number }>('POST', path, body);
  return { ...response.body, seconds: ((performance.now() - start) / 1_000).toFixed(2) };
}

test('2,000 questions are moved, given a topic and retired, and put back', { timeout: 300_000 }, async () => {
  const { body } = await reviewer.call<{ ids: string[] }>('GET', '/question-ids?status=PUBLISHED');
  const { ids } = body;
  expect(ids).toHaveLength(QUESTIONS);
  for (const what of [{ chapter: 'Elsewhere' }, { topic: 'Something else' }, { retire: REASON }]) {
    const preview = await timed('/bulk?dry_run=true', { ids, ...what });
    const change = await timed('/bulk', { ids, ...what });
    const undo = await timed(`/bulk/${change.id}/undo`, {});
    expect([preview.changed, change.changed, undo.changed]).toEqual([QUESTIONS, QUESTIONS, QUESTIONS]);
    const name = Object.keys(what)[0];
    console.info(`${name}: preview ${preview.seconds} s, change ${change.seconds} s, undo ${undo.seconds} s`);
  }
});
