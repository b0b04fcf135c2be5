import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../../testing/index.ts';
import { exportFormats } from '../formats/index.ts';

const QUESTIONS = 1_500;
// Two a batch of 250, and one for the summary.
const STATEMENTS = 13;
let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date('2026-11-24T12:00:00Z') });
  token = await api.signIn({ userType: 'admin' });
  const explanation = 'It is long. '.repeat(700);
  await seedQuestions(
    api.db,
    Array.from({ length: QUESTIONS }, (_, index) => sampleSba(index, { explanation: `${index} ${explanation}` })),
  );
}, 60_000);
afterAll(() => api.close());

const get = (query: string, init: RequestInit = {}) =>
  fetch(`${api.url}/admin/questions/export?${query}`, { headers: { authorization: `Bearer ${token}` }, ...init });

const ENDINGS = {
  csv: 'csv',
  xlsx: 'xlsx',
  jsonl: 'jsonl',
  'moodle-xml': 'xml',
  gift: 'gift',
  anki: 'txt',
  qti: 'zip',
};

test.each(exportFormats)('%s is a file to download, with a summary', async (format) => {
  const response = await get(`format=${format}&ref=ANAT-000001`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="questions-2026-11-24.${ENDINGS[format]}"`,
  );
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(JSON.parse(response.headers.get('export-summary')!)).toMatchObject({ questions: 1, with_pictures: 0 });
  expect((await response.bytes()).length).toBeGreaterThan(100);
});

test('an unknown format, an unknown list and an empty selection are refused by name', async () => {
  const refusal = async (query: string) => {
    const response = await get(query);
    return { status: response.status, ...((await response.json()) as { message: string }) };
  };
  expect(await refusal('format=pdf')).toMatchObject({
    status: 400,
    message: expect.stringContaining('format must be'),
  });
  expect(await refusal('format=csv&list=x')).toMatchObject({
    status: 400,
    message: expect.stringContaining('list must'),
  });
  expect(await refusal('format=csv&nonsense=1')).toMatchObject({ status: 400 });
  expect(await refusal('format=csv&type=SAQ')).toMatchObject({ status: 404, message: 'No question is selected.' });
});

test('whoever leaves stops the queries', async () => {
  const statements = vi.spyOn(api.db, 'execute');
  const leaving = new AbortController();
  const response = await get('format=jsonl', { signal: leaving.signal });
  const reader = response.body!.getReader();
  await reader.read();
  leaving.abort();
  await reader.read().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const count = statements.mock.calls.length;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(statements.mock.calls).toHaveLength(count);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(STATEMENTS);
  statements.mockRestore();
});
