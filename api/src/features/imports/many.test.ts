// @module-tag long
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schemas } from 'schema/rest/bodies.ts';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/sql-rows.ts';
import { sampleSba, startTestApi, type TestApi } from '../../testing/index.ts';

const QUESTIONS = 5_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const rows = (stem: (number: number) => string) =>
  Array.from({ length: QUESTIONS }, (_, number) =>
    JSON.stringify(
      sampleSba(number, {
        ref: `MANY-${number}`,
        stem: stem(number),
        chapter: `Chapter ${number % 40}`,
        topic: `Topic ${number % 90}`,
        appearances: [{ board: 'DHK', year: 2010 + (number % 12) }],
      }),
    ),
  ).join('\n');
const FIRST = rows((number) => `Which artery supplies part ${number} of the body?`);
const SECOND = rows((number) => `Which vein drains part ${number} of the body?`);

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.info(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

async function send(body: string, query: string, token: string): Promise<string> {
  const response = await fetch(`${api.url}/admin/questions/import?format=jsonl&${query}`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}` },
  });
  const last = (await response.text()).trim().split('\n').at(-1)!;
  const { report } = JSON.parse(last) as { report: { import: string; refused: number } };
  expect(report.refused).toBe(0);
  return report.import;
}

const shown = async () =>
  (await rowsOf<{ count: number }>(api.db, sql`select count(*)::int as count from questions where not hidden`))[0]!
    .count;

test('five thousand questions are stored, approved and taken back', { timeout: 240_000 }, async () => {
  const importer = await api.signIn({ role: 'EDITOR' });
  const reviewer = await api.signIn({ role: 'REVIEWER' });
  const call = async (id: string, step: string): Promise<Schemas['ImportBatch']> => {
    const path = `/studio/imports/${id}/${step}`;
    const batch = (await api.call<{ import: Schemas['ImportBatch'] }>('POST', path, { token: reviewer })).body.import;
    return (step === 'approve' ? batch.waiting === 0 : batch.state === 'TAKEN_BACK') ? batch : call(id, step);
  };
  const drafts = await timed('stored as drafts', () => send(FIRST, 'publish=false', importer));
  expect(await timed('approved', () => call(drafts, 'approve'))).toMatchObject({ state: 'PUBLISHED', drafts: 0 });
  const updates = await timed('updated at once', () => send(SECOND, 'update=true', importer));
  const restored = await timed('restored', () => call(updates, 'take-back'));
  expect(restored).toMatchObject({ state: 'TAKEN_BACK', changed: QUESTIONS, edited_since: 0 });
  const changes = await timed('changes as drafts', () => send(SECOND, 'publish=false&update=true', importer));
  await timed('changes approved', () => call(changes, 'approve'));
  await timed('changes restored', () => call(changes, 'take-back'));
  expect(await shown()).toBe(QUESTIONS);
  const published = await timed('published at once', () =>
    send(FIRST.replaceAll('artery', 'nerve').replaceAll('MANY-', 'MORE-'), 'publish=true', importer),
  );
  expect(await shown()).toBe(2 * QUESTIONS);
  const taken = await timed('hidden', () => call(published, 'take-back'));
  expect(taken).toMatchObject({ state: 'TAKEN_BACK', added: QUESTIONS, edited_since: 0 });
  expect(await shown()).toBe(QUESTIONS);
});
