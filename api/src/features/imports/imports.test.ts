import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from 'schema/rest/bodies.ts';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/sql-rows.ts';
import { sampleSba, startTestApi, type TestApi } from '../../testing/index.ts';
import { bankOf, emptyBank } from '../../testing/question-import.ts';

type Batch = Schemas['ImportBatch'];
type Page = { questions: { question: Schemas['StudioQuestionRow'] }[]; total: number };

let api: TestApi;
let importer: string;
let reviewer: string;
beforeAll(async () => {
  api = await startTestApi();
  importer = await api.signIn({ role: 'EDITOR' });
  reviewer = await api.signIn({ role: 'REVIEWER' });
});
beforeEach(async () => {
  await emptyBank(api.db);
  await api.db.execute(sql`truncate question_drafts, import_batch_questions, import_batches, question_stamps cascade`);
});
afterAll(() => api.close());

async function send(rows: readonly unknown[], query = 'publish=false', token = importer) {
  const response = await fetch(`${api.url}/admin/questions/import?format=jsonl&name=heart.jsonl&${query}`, {
    method: 'POST',
    body: rows.map((row) => JSON.stringify(row)).join('\n'),
    headers: { authorization: `Bearer ${token}` },
  });
  const lines = (await response.text())
    .trim()
    .split('\n')
    .map(
      (line) => JSON.parse(line) as { report?: Record<string, unknown>; refused?: { line: number; reason: string } },
    );
  const report = lines.at(-1)!.report ?? {};
  return {
    status: response.status,
    report,
    id: String(report['import']),
    refused: lines.flatMap(({ refused }) => refused ?? []),
  };
}

const read = async (id: string, token = reviewer) =>
  (await api.get<{ import: Batch }>(`/studio/imports/${id}`, token)).body.import;
const post = (path: string, token = reviewer, body?: object) =>
  api.call<{ import: Batch; code?: string }>('POST', path, { token, ...(body && { body }) });
const approve = (id: string, token = reviewer) => post(`/studio/imports/${id}/approve`, token);
const takeBack = (id: string, token = reviewer) => post(`/studio/imports/${id}/take-back`, token);
const questionsOf = async (id: string) =>
  (await api.get<Page>(`/studio/imports/${id}/questions?limit=50`, reviewer)).body.questions.map(
    ({ question }) => question,
  );
const queue = async (query = '') =>
  (await api.get<Page>(`/studio/questions?status=IN_REVIEW${query}`, reviewer)).body.total;
const stateOf = async () => ({
  ...(await bankOf(api.db)),
  hidden: await rowsOf(api.db, sql`select ref from questions where hidden order by ref`),
});

const NEW = [
  sampleSba(1, { ref: 'X-7', also_in: [{ chapter: 'Neck' }, { topic: 'Vessels', board: 'CTG' }] }),
  sampleSba(2, { chapter: undefined }),
  sampleSba(3, { topic: undefined, chapter: undefined, explanation: undefined }),
  sampleSba(1, { appearances: [{ board: 'SYL', year: 2019 }], chapter: 'Chest', topic: 'Aorta' }),
];

describe('a file as drafts', () => {
  test('is approved by nobody who was given one of its drafts, or edits one with its author', async () => {
    const { id } = await send(NEW);
    const [given, shared] = await questionsOf(id);
    const second = await api.signIn({ role: 'REVIEWER', name: 'Second' });
    const { authors } = (await api.get<{ authors: Schemas['StudioAuthor'][] }>('/studio/authors', importer)).body;
    const to = authors.find(({ name }) => name === 'Second')!.user_id;
    const path = (question: { _id: string }, end: string) => `/studio/questions/${question._id}/${end}`;
    expect((await post(path(given!, 'hand-over'), importer, { to })).status).toBe(200);
    const body = { people: [to] };
    expect((await api.call('PUT', path(shared!, 'co-authors'), { token: importer, body })).status).toBe(200);
    await approve(id, second);
    expect(await read(id)).toMatchObject({ state: 'DRAFTS', drafts: 2, waiting: 2 });
    await approve(id);
    expect(await read(id)).toMatchObject({ state: 'PUBLISHED', drafts: 0 });
  });

  test('waits for somebody else, whose approval gives what publishing at once would have given', async () => {
    await send(NEW, 'publish=true');
    const expected = await stateOf();
    await emptyBank(api.db);
    const { report, id } = await send(NEW);
    expect(report).toMatchObject({ imported: 3, merged: 1, stored: true });
    expect((await stateOf()).questions).toEqual([]);
    expect(await read(id)).toMatchObject({
      file: 'heart.jsonl',
      state: 'DRAFTS',
      added: 3,
      changed: 0,
      drafts: 3,
      effect: { removed: 3, hidden: 0, restored: 0 },
      may: ['APPROVE', 'TAKE_BACK'],
    });
    expect([await queue(), await queue('&imports=false')]).toEqual([3, 0]);
    const [first] = await questionsOf(id);
    for (const path of [`/studio/imports/${id}`, `/studio/questions/${first!._id}`]) {
      expect((await post(`${path}/approve`, importer, { version: first!.version })).status).toBe(403);
    }
    expect(await read(id, importer)).toMatchObject({ is_mine: true, may: ['TAKE_BACK'] });
    const single = await post(`/studio/questions/${first!._id}/approve`, reviewer, { version: first!.version });
    expect(single.status).toBe(200);
    expect((await approve(id)).body.import).toMatchObject({ state: 'PUBLISHED', drafts: 0, effect: { hidden: 3 } });
    expect(await stateOf()).toEqual(expected);
    expect((await approve(id)).status).toBe(200);
    expect(await stateOf()).toEqual(expected);
  });

  test('changes what readers see only when it is approved, and a take-back restores it', async () => {
    await send([sampleSba(1, { ref: 'X-1' }), sampleSba(2, { ref: 'X-2' })], 'publish=true');
    const before = await stateOf();
    const rows = [
      sampleSba(1, { ref: 'X-1', stem: 'Which <b>artery</b>?', chapter: 'Chest' }),
      sampleSba(2, { appearances: [{ board: 'CTG', year: 2020 }], also_in: [{ chapter: 'Limbs' }] }),
    ];
    const { id, report } = await send(rows, 'publish=false&update=true');
    expect(report).toMatchObject({ updated: 1, merged: 1 });
    expect(await stateOf()).toEqual(before);
    await approve(id);
    const approved = await stateOf();
    expect(approved).not.toEqual(before);
    expect(await read(id)).toMatchObject({ changed: 2, effect: { removed: 0, hidden: 0, restored: 2 } });
    expect((await takeBack(id)).body.import).toMatchObject({ state: 'TAKEN_BACK', edited_since: 0, may: [] });
    expect(await stateOf()).toMatchObject({ questions: before.questions, hidden: [] });
    await send(rows, 'publish=true&update=true');
    expect((await stateOf()).questions).toEqual(approved.questions);
  });

  test('imported again changes nothing; what an open draft has otherwise is refused', async () => {
    await send([sampleSba(9, { ref: 'X-9' })], 'publish=true');
    const rows = [sampleSba(1), sampleSba(9, { ref: 'X-9', stem: 'Other' })];
    await send(rows, 'publish=false&update=true');
    expect((await send(rows, 'publish=false&update=true')).report).toMatchObject({ unchanged: 2, refused: 0 });
    const other = [sampleSba(1, { topic: 'Other' }), sampleSba(9, { ref: 'X-9', stem: 'Third' })];
    for (const dry of ['', '&dry_run=true']) {
      expect((await send(other, `publish=false&update=true${dry}`)).refused).toEqual([
        { line: 1, reason: 'the question waits for a reviewer already, with another key, topic or paper' },
        { line: 2, reason: 'a draft of X-9 is open already: publish it or give it up first' },
      ]);
    }
  });

  test('leaves no import where nothing is stored', async () => {
    const bad = [sampleSba(1), {}];
    expect((await send(bad, 'publish=false&dry_run=true')).report).toMatchObject({ imported: 1, stored: false });
    expect((await send(bad, 'publish=false&all_or_nothing=true')).report).not.toHaveProperty('import');
    expect((await api.get<{ total: number }>('/studio/imports', reviewer)).body.total).toBe(0);
    const { id } = await send(bad);
    expect(await read(id)).toMatchObject({ added: 1, refused: 1 });
    expect((await api.get<{ total: number }>('/studio/imports?state=DRAFTS', importer)).body.total).toBe(1);
    expect((await api.get<{ total: number }>('/studio/imports?state=PUBLISHED', importer)).body.total).toBe(0);
  });

  test('a question that the bank has meanwhile stays a draft', async () => {
    const { id } = await send([sampleSba(1), sampleSba(2)]);
    await send([sampleSba(1)], 'publish=true');
    expect((await approve(id)).body.import).toMatchObject({ state: 'DRAFTS', drafts: 1 });
    expect((await stateOf()).questions).toHaveLength(2);
  });
});

describe('a take-back', () => {
  test('leaves alone what was edited since, and is done once', async () => {
    const { id } = await send(
      [1, 2, 3, 4].map((number) => sampleSba(number, { ref: `X-${number}` })),
      'publish=true',
    );
    const questions = await questionsOf(id);
    const admin = await api.signIn({ userType: 'admin' });
    const edited = await api.call('PATCH', `/admin/questions/X-2`, {
      token: admin,
      body: { version: 1, reason: 'Typo', set: { stem: 'Edited?' } },
    });
    expect(edited.status).toBe(200);
    expect(questions).toHaveLength(4);
    expect(await read(id)).toMatchObject({ edited_since: 1, effect: { removed: 0, hidden: 3, restored: 0 } });
    for (let times = 0; times < 2; times++) {
      expect((await takeBack(id)).body.import).toMatchObject({ state: 'TAKEN_BACK', edited_since: 1, added: 4 });
      expect((await stateOf()).hidden).toEqual([{ ref: 'X-1' }, { ref: 'X-3' }, { ref: 'X-4' }]);
    }
    expect((await stateOf()).lists.every(({ refs }) => refs.join() === 'X-2')).toBe(true);
  });

  test('removes drafts, but not one that somebody has worked on, which joins the queue', async () => {
    const { id } = await send([sampleSba(1), sampleSba(2)]);
    const [first] = await questionsOf(id);
    await post(`/studio/questions/${first!._id}/return`, reviewer, { version: first!.version, comment: 'Stem' });
    const path = `/studio/questions/${first!._id}`;
    const { key: _key, ...draft } = { key: 0, ...first!.draft, stem: 'Better?' };
    const saved = await api.call<{ question: { version: number } }>('PUT', path, {
      token: importer,
      body: { version: first!.version + 1, question: draft },
    });
    expect(saved.status).toBe(200);
    expect(await read(id)).toMatchObject({ drafts: 2, waiting: 1, edited_since: 1, effect: { removed: 1 } });
    expect((await takeBack(id, importer)).body.import).toMatchObject({ state: 'TAKEN_BACK' });
    const { version } = saved.body.question;
    expect((await post(`${path}/submit`, importer, { version })).status).toBe(200);
    expect(await queue('&imports=false')).toBe(1);
  });

  test('of what is published or of others is for reviewers', async () => {
    const { id } = await send([sampleSba(1)]);
    const author = await api.signIn({ role: 'AUTHOR' });
    for (const call of [approve, takeBack]) expect((await call(id, author)).status).toBe(403);
    const site = await api.signIn({ userType: 'admin' });
    expect((await takeBack(id, site)).status).toBe(403);
    const own = await send([sampleSba(2)], 'publish=false', site);
    expect((await approve(own.id, site)).status).toBe(403);
    expect((await takeBack(own.id, site)).body.import).toMatchObject({ state: 'TAKEN_BACK' });
    expect((await takeBack('999')).status).toBe(404);
  });
});
