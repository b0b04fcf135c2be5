import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { users } from '../../db/schema.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';

const TOPIC = '/board-filter/topic/questions?subject_id=DHK_1-ANAT&topic_name=Heart';
const PAGE_2 = `${TOPIC}&page=2`;
const READS = [
  TOPIC,
  '/board-filter/DHK_1-ANAT/years',
  '/board-filter/topics/DHK_1-ANAT',
  '/bank/Anatomy/chapter/_1-ANAT',
];

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(
    api.db,
    Array.from({ length: 30 }, (_, index) => sampleSba(index + 1, { ref: `ANAT-${index + 1}` })),
  );
  admin = await api.signIn({ userType: 'admin' });
});
afterAll(() => api.close());

const execute = () => vi.spyOn(api.db, 'execute');
let queries: ReturnType<typeof execute>;
const select = () => vi.spyOn(api.db, 'select');
let selects: ReturnType<typeof select>;
beforeEach(() => {
  vi.restoreAllMocks();
  queries = execute();
  selects = select();
});
const queriesSince = () => queries.mock.calls.length + selects.mock.calls.length;

const tagOf = async (path: string, token?: string) => (await api.call('GET', path, { token })).headers.get('etag')!;
const revalidate = (path: string, tag: string, token?: string) =>
  api.call('GET', path, { token, headers: { 'if-none-match': tag } });
const stemOf = async (place: number) => (await api.get(TOPIC)).body.data[place - 1]?.stem;

function correct(ref: string, stem: string, version: number) {
  const body = { version, reason: 'A test', set: { stem } };
  return api.call('PATCH', `/admin/questions/${ref}`, { token: admin, body });
}

test('cached lists are not queried again', async () => {
  const first = await Promise.all(READS.map((path) => api.get(path)));
  const before = queriesSince();
  const second = await Promise.all(READS.map((path) => api.get(path)));
  expect(second).toEqual(first);
  expect(queriesSince() - before).toBeLessThanOrEqual(1);
});

test('concurrent readers of a page share its query', async () => {
  await seedQuestions(api.db, [sampleSba(100, { topic: 'Lung' })]);
  await vi.waitFor(async () => expect((await api.get(TOPIC.replace('Heart', 'Lung'))).status).toBe(200));
  await correct('ANAT-1', 'Which structure is it?', 1);
  const before = queriesSince();
  await Promise.all(Array.from({ length: 20 }, () => api.get(TOPIC)));
  // The version, the list and the page.
  expect(queriesSince() - before).toBeLessThanOrEqual(3);
});

describe('a response is confirmed by its ETag', () => {
  test('without a query while the bank is unchanged', async () => {
    for (const path of READS) {
      const tag = await tagOf(path);
      expect(tag).toMatch(/^"[\w-]+\.[\w.-]+"$/);
      const before = queriesSince();
      const { status, body } = await revalidate(path, tag);
      expect([status, body]).toEqual([304, '']);
      expect(queriesSince() - before).toBeLessThanOrEqual(1);
    }
    const tags = await Promise.all(READS.map((path) => tagOf(path)));
    await correct('ANAT-2', 'Which structure is another?', 1);
    for (const [index, path] of READS.entries()) expect((await revalidate(path, tags[index]!)).status).toBe(200);
  });

  test('only to a reader with access, whatever is cached', async () => {
    const reader = await api.signIn({ accessDoc: 'all' });
    const tag = await tagOf(PAGE_2, reader);
    expect((await revalidate(PAGE_2, tag, reader)).status).toBe(304);
    expect((await revalidate(PAGE_2, tag)).status).toBe(403);
    const limited = await api.signIn({ accessDoc: 'limited' });
    expect((await revalidate(PAGE_2, tag, limited)).status).toBe(403);
    const range = `${TOPIC}&from=15&to=30`;
    const whole = await tagOf(range, reader);
    const { status, body } = await revalidate(range, whole, limited);
    expect([status, body.data.length]).toEqual([200, 6]);
  });

  test('not to a reader whose access has ended since', async () => {
    const email = 'ends@example.com';
    const reader = await api.signIn({ accessDoc: 'all', email });
    const tag = await tagOf(PAGE_2, reader);
    await api.db.update(users).set({ accessDoc: '' }).where(eq(users.email, email));
    expect((await revalidate(PAGE_2, tag, reader)).status).toBe(403);
    expect((await api.get(PAGE_2, reader)).status).toBe(403);
  });

  test('and a missing list has none', async () => {
    const { status, headers } = await api.call('GET', TOPIC.replace('Heart', 'Nowhere'));
    expect([status, headers.get('etag')]).toEqual([404, null]);
  });
});

describe('a change of the bank', () => {
  test('of this instance is seen at once', async () => {
    await stemOf(3);
    expect((await correct('ANAT-3', 'Corrected', 1)).status).toBe(200);
    expect(await stemOf(3)).toBe('Corrected');
    const { body } = await api.get(TOPIC);
    await api.call('POST', '/admin/questions/ANAT-3/hide', { token: admin, body: { reason: 'A test' } });
    const after = await api.get(TOPIC);
    expect(after.body.pagination.total).toBe(body.pagination.total - 1);
    expect(JSON.stringify(after.body)).not.toContain('ANAT-3"');
    const file = `${JSON.stringify(sampleSba(200, { ref: 'ANAT-200' }))}\n`;
    await api.call('POST', '/admin/questions/import?format=jsonl', {
      token: admin,
      body: file,
      headers: { 'content-type': 'application/octet-stream' },
    });
    expect((await api.get(TOPIC)).body.pagination.total).toBe(after.body.pagination.total + 1);
  });

  test('of another instance is seen within a second', async () => {
    const { total } = (await api.get(TOPIC)).body.pagination;
    await seedQuestions(api.db, [sampleSba(300)]);
    await vi.waitFor(async () => expect((await api.get(TOPIC)).body.pagination.total).toBe(total + 1), {
      timeout: 1_000,
      interval: 50,
    });
  });
});
