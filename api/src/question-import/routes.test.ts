import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleSba, startTestApi, type TestApi } from '../testkit.ts';
import { bankOf, emptyBank } from './testkit.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signIn({ userType: 'admin' });
});
beforeEach(() => emptyBank(api.db));
afterAll(() => api.close());

const lines = (length: number) => Array.from({ length }, (_, index) => JSON.stringify(sampleSba(index))).join('\n');

async function post(query: string, body: string, token: string | null = admin) {
  const response = await fetch(`${api.url}/admin/questions/import?${query}`, {
    method: 'POST',
    body,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const text = (await response.text()).trim();
  return { status: response.status, answer: text.split('\n').map((line): Record<string, unknown> => JSON.parse(line)) };
}

test('an admin posts a file and reads the refusals and the report, line by line', async () => {
  const { status, answer } = await post('format=jsonl', `${lines(20)}\n{}\n`);
  expect(status).toBe(200);
  expect(answer).toMatchObject([
    { refused: { line: 21, reason: expect.stringContaining('type must be') } },
    { report: { rows: 21, imported: 20, refused: 1, stored: true, dry_run: false } },
  ]);
  expect((await bankOf(api.db)).questions).toHaveLength(20);
});

test('nobody else may', async () => {
  expect(await post('format=jsonl', lines(1), null)).toMatchObject({ status: 401 });
  expect(await post('format=jsonl', lines(1), await api.signIn())).toMatchObject({ status: 403 });
  expect((await bankOf(api.db)).questions).toEqual([]);
});

test('the options of the query are heard', async () => {
  expect(await post('format=jsonl&dry_run=true', lines(2))).toMatchObject({
    answer: [{ report: { imported: 2, stored: false } }],
  });
  const nothing = await post('format=jsonl&all_or_nothing=true', `${lines(2)}\nx`);
  expect(nothing.answer.at(-1)).toMatchObject({ report: { imported: 0, refused: 1, stored: false } });
  const aiken = await post(
    'format=aiken&subject=PHYS&board=RAJ&year=2020&sitting=May&topic=T',
    'Q\nA. x\nB. y\nANSWER: A',
  );
  expect(aiken.answer).toMatchObject([{ report: { imported: 1 } }]);
  expect((await bankOf(api.db)).questions).toMatchObject([
    { subject: 'PHYS', topic: 'T', appearances: [{ board: 'RAJ', year: 2020 }] },
  ]);
});

test.each([
  ['format=pdf', 'format must be one of csv'],
  ['', 'format must be one of'],
  ['format=medmcqa', 'cop_base must be 0 or 1'],
  ['format=medmcqa&cop_base=2', 'cop_base must be 0 or 1'],
  ['format=jsonl&board=XYZ&year=2020', 'board must be one of'],
  ['format=jsonl&board=DHK', 'board and year go together'],
  ['format=jsonl&dryrun=1', 'dryrun'],
])('%s is refused with the reason', async (query, message) => {
  expect(await post(query, lines(1))).toMatchObject({
    status: 400,
    answer: [{ message: expect.stringContaining(message) }],
  });
});

test('a file that cannot be read is a 400 before its first row, and an error with what was kept after', async () => {
  expect(await post('format=csv', 'colour,stem\nx,y')).toMatchObject({
    status: 400,
    answer: [{ code: 'BAD_FILE', message: expect.stringContaining('"colour"') }],
  });
  const body = Buffer.concat([Buffer.from(`{}\n${lines(600)}\n`), Buffer.from([0xff, 0x0a])]);
  const { answer } = await post('format=jsonl', body as unknown as string);
  expect(answer.at(-1)).toMatchObject({
    error: { code: 'BAD_FILE', stored: true, counts: { imported: 499, refused: 1 } },
  });
});

test('a caller that leaves stops the import after the batch at hand', async () => {
  const sent = request(`${api.url}/admin/questions/import?format=jsonl`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}` },
  });
  sent.on('error', () => {});
  sent.write(`${lines(1_200)}\n`);
  const stored = async () => (await bankOf(api.db)).questions.length;
  await expect.poll(stored, { timeout: 10_000 }).toBe(1_000);
  sent.destroy();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await stored()).toBe(1_000);
});
