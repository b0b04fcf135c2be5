import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { questions } from '../../db/schema.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { attemptOf, newAttemptId, record, recordsOf } from '../../testing/study.ts';

const OPEN = 20;
const YEAR_MS = 365 * 86_400_000;
let api: TestApi;
/** By place; those past the 20th are locked. */
let ids: string[];
let paying: string;

beforeAll(async () => {
  api = await startTestApi();
  const drafts = Array.from({ length: OPEN + 3 }, (_, index) =>
    sampleSba(index + 1, { ref: `ANAT-${String(index + 1).padStart(2, '0')}` }),
  );
  await seedQuestions(api.db, drafts);
  const rows = await api.db.select({ id: questions.id }).from(questions).orderBy(questions.ref);
  ids = rows.map(({ id }) => String(id));
  paying = await api.signIn({ accessDoc: 'all' });
});
afterAll(() => api.close());

const attemptCount = async () =>
  (await rowsOf<{ count: number }>(api.db, sql`select count(*)::int as count from attempts`))[0]!.count;

describe('recording', () => {
  test('the server marks, and the record has the last result', async () => {
    const token = await api.signIn();
    const [first, second] = ids as [string, string];
    const results = await record(api, token, [
      attemptOf(first, { sba: 'A' }, { answered_at: '2026-11-01T10:00:00.000Z', took_ms: 9000, confidence: 'GUESS' }),
      attemptOf(first, { sba: 'C' }, { answered_at: '2026-11-02T10:00:00.000Z' }),
      attemptOf(second, {}),
    ]);
    expect(results.map(({ outcome, marks, out_of: outOf }) => [outcome, marks, outOf])).toEqual([
      ['WRONG', 0, 1],
      ['RIGHT', 1, 1],
      ['SKIPPED', 0, 1],
    ]);
    // What was answered earlier but arrives later is not the last answer.
    await record(api, token, [attemptOf(first, { sba: 'B' }, { answered_at: '2026-10-01T10:00:00.000Z' })]);
    expect(await recordsOf(api, token, [second, first])).toMatchObject([
      { question_id: second, attempts: 0, last_outcome: null, last_at: null },
      { question_id: first, attempts: 3, last_outcome: 'RIGHT', last_at: '2026-11-02T10:00:00.000Z' },
    ]);
    const { body } = await api.get<{ overview: { days: unknown } }>('/study/overview', token);
    expect(body.overview).toMatchObject({ questions: 1, attempts: 3, right_share: 1 / 3 });
  });

  test('a batch sent a hundred times in parallel counts once', { tags: 'long' }, async () => {
    const token = await api.signIn();
    const batch = ids.slice(0, 5).map((id) => attemptOf(id));
    const before = await attemptCount();
    const answers = await Promise.all(Array.from({ length: 100 }, () => record(api, token, batch)));
    expect(new Set(answers.map((results) => JSON.stringify(results))).size).toBe(1);
    expect(answers[0]!.every(({ refused }) => refused === null)).toBe(true);
    expect(await attemptCount()).toBe(before + 5);
    expect((await recordsOf(api, token, ids.slice(0, 5))).map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1, 1]);
  });

  test('a refused attempt has a reason and does not block the others', async () => {
    const token = await api.signIn();
    const [hidden] = ids.slice(18);
    await api.db.execute(sql`update questions set hidden = true where id = ${hidden}`);
    const good = attemptOf(ids[0]!);
    const results = await record(api, token, [
      'nonsense',
      { ...attemptOf(ids[0]!), id: 'not-a-uuid' },
      attemptOf(ids[0]!, { sba: 'Z' }),
      attemptOf('999999999999999'),
      attemptOf(hidden!),
      attemptOf(ids[OPEN]!),
      good,
      { ...good, answer: { sba: 'A' } },
    ]);
    expect(results.map(({ refused }) => refused?.code ?? null)).toEqual([
      'BAD_USER_INPUT',
      'BAD_USER_INPUT',
      'BAD_USER_INPUT',
      'NOT_FOUND',
      'NOT_FOUND',
      'PURCHASE_REQUIRED',
      null,
      'CONFLICT',
    ]);
    expect(results[1]!.id).toBe('not-a-uuid');
    expect((await record(api, paying, [attemptOf(ids[OPEN]!)]))[0]!.refused).toBeNull();
    await api.db.execute(sql`update questions set hidden = false where id = ${hidden}`);
  });

  test('the id of somebody else’s attempt is refused and reveals nothing', async () => {
    const mine = attemptOf(ids[0]!);
    await record(api, paying, [mine]);
    const token = await api.signIn();
    const [result] = await record(api, token, [mine]);
    expect(result).toMatchObject({ outcome: null, marks: null, refused: { code: 'CONFLICT' } });
    expect((await recordsOf(api, token, [ids[0]!]))[0]!.attempts).toBe(0);
  });

  test('an id of another time than ours is refused alone, with its reason', async () => {
    const token = await api.signIn();
    const [now, first] = [Date.now(), Date.UTC(2026, 0, 1)];
    const day = 86_400_000;
    const times = [0, first - 1, first, now - day, now + day - 60_000, now + day + 60_000, now + YEAR_MS];
    const results = await record(
      api,
      token,
      times.map((time) => ({ ...attemptOf(ids[0]!), id: newAttemptId(time) })),
    );
    const wrong = { code: 'BAD_USER_INPUT', message: expect.stringContaining('clock') as string };
    expect(results.map(({ refused }) => refused)).toEqual([wrong, wrong, null, null, null, wrong, wrong]);
  });

  test('a full record keeps what is in it and refuses more, so that devices keep it', async () => {
    const small = await startTestApi({ quotas: { attempts: 3, papers: 1 } });
    await seedQuestions(small.db, [sampleSba(1)]);
    const token = await small.signIn();
    const [one, two, three, four] = [1, 2, 3, 4].map(() => attemptOf('1')) as Parameters<typeof record>[2];
    expect((await record(small, token, [one, two])).map(({ refused }) => refused)).toEqual([null, null]);
    // Repeated attempts, and those refused for another reason, do not count towards the limit.
    const batch = [one, attemptOf('999'), three, four];
    expect((await record(small, token, batch)).map(({ refused }) => refused?.code)).toEqual([
      undefined,
      'NOT_FOUND',
      undefined,
      'LIMIT_REACHED',
    ]);
    const start = (id: string) =>
      small.call('POST', '/papers', {
        token,
        body: { id, mode: 'EXAM', rule: 'PROF', mix: { prof: '_1', subjects: ['ANAT'], sba: 1 } },
      });
    const [first, second] = [randomUUID(), randomUUID()] as const;
    expect([(await start(first)).status, (await start(first)).status, (await start(second)).status]).toEqual([
      201, 201, 429,
    ]);
    await small.close();
  });

  test('clocks that are off by years are corrected', async () => {
    const token = await api.signIn();
    const now = Date.now();
    const wrong = [now + 5 * YEAR_MS, now + 100 * YEAR_MS, 0].map((time) => ({
      ...attemptOf(ids[0]!),
      answered_at: new Date(time).toISOString(),
    }));
    expect((await record(api, token, wrong)).every(({ refused }) => refused === null)).toBe(true);
    const { body } = await api.get<{ attempts: { answered_at: string }[] }>('/study/attempts', token);
    for (const { answered_at: at, ...attempt } of body.attempts) {
      expect(attempt).toMatchObject({ ref: expect.stringMatching(/^ANAT-/) as string, answer: { sba: 'C' } });
      expect(Math.abs(Date.parse(at) - now)).toBeLessThan(60_000);
    }
    expect((await recordsOf(api, token, [ids[0]!]))[0]!.attempts).toBe(3);
  });

  test('a million attempts of one account meet a limit', { tags: 'long' }, async () => {
    const token = await api.signIn();
    const batch = Array.from({ length: 100 }, () => attemptOf(ids[0]!, { sba: 'Z' }));
    let response = await api.call('POST', '/study/attempts', { token, body: { attempts: batch } });
    for (let sent = 1; response.status === 200 && sent < 300; sent += 1) {
      response = await api.call('POST', '/study/attempts', { token, body: { attempts: batch } });
    }
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('statistics of a question', () => {
  test('count first answers and are shown from 20 readers on, to those who have answered', async () => {
    const question = ids[10]!;
    const readers = await Promise.all(Array.from({ length: 20 }, () => api.signIn()));
    for (const [index, token] of readers.entries()) {
      await record(api, token, [attemptOf(question, { sba: index < 5 ? 'A' : 'C' })]);
      await record(api, token, [attemptOf(question, { sba: 'B' })]);
      if (index < 19) expect((await recordsOf(api, token, [question]))[0]!.stats).toBeNull();
    }
    const [mine] = await recordsOf(api, readers[0]!, [question]);
    expect(mine!.stats).toEqual({
      answered: 20,
      right_share: 0.75,
      option_shares: [0.25, 0, 0.75, 0, 0].map((share, index) => ({ key: 'ABCDE'[index], share })),
    });
    expect((await recordsOf(api, await api.signIn(), [question]))[0]!.stats).toBeNull();
  });
});

describe('flags and notes', () => {
  const note = (token: string, question: string, text: string, version: number) =>
    api.call<{ record: { note: string; note_version: number }; code: string }>(
      'PUT',
      `/study/records/${question}/note`,
      { token, body: { note: text, version } },
    );
  const flag = (token: string, question: string, flagged: boolean) =>
    api.call('PUT', `/study/records/${question}/flag`, { token, body: { flagged } });

  test('a note that another device changed first is a conflict', async () => {
    const token = await api.signIn();
    const question = ids[1]!;
    expect((await note(token, question, 'One <b>bold</b>', 0)).body.record).toMatchObject({
      note: 'One <b>bold</b>',
      note_version: 1,
    });
    expect((await note(token, question, 'Two', 1)).body.record.note_version).toBe(2);
    const late = await note(token, question, 'Late', 1);
    expect([late.status, late.body.code, late.body.record.note]).toEqual([409, 'CONFLICT', 'Two']);
    expect((await note(token, question, '', 2)).body.record).toMatchObject({ note: null, note_version: 3 });
    expect((await note(token, question, 'n'.repeat(5001), 3)).status).toBe(400);
    expect((await note(token, question, 'n'.repeat(1_000_000), 3)).status).toBe(413);
  });

  test('lists have wrong, flagged and noted questions, paged, and only accessible ones', async () => {
    const token = await api.signIn({ email: 'lists@example.com', accessDoc: 'all' });
    for (const id of ids.slice(0, 3)) await record(api, token, [attemptOf(id, { sba: 'A' })]);
    for (const id of [ids[3]!, ids[OPEN + 1]!]) await flag(token, id, true);
    await note(token, ids[4]!, 'Mine', 0);
    type List = { questions: { cursor: string; question: { _id: string } }[]; total: number; next: string | null };
    const list = async (query: string) => (await api.get<List>(`/study/questions?list=${query}`, token)).body;
    const idsOf = ({ questions: rows }: List) => rows.map(({ question }) => question._id);

    const first = await list('WRONG&limit=2&prof=_1&subject=ANAT');
    expect([first.total, idsOf(first)]).toEqual([3, [ids[2], ids[1]]]);
    const rest = await list(`WRONG&limit=2&after=${first.next}`);
    expect([idsOf(rest), rest.next]).toEqual([[ids[0]], null]);
    expect(idsOf(await list('NOTED'))).toEqual([ids[4]]);
    expect(idsOf(await list('FLAGGED'))).toEqual([ids[OPEN + 1], ids[3]]);
    expect((await list('WRONG&subject=PHYS')).total).toBe(0);
    await api.db.execute(sql`update users set access_doc = '' where email = 'lists@example.com'`);
    expect(idsOf(await list('FLAGGED'))).toEqual([ids[3]]);
    expect((await flag(token, ids[OPEN + 1]!, false)).status).toBe(403);
    type Notes = { notes: { question_id: string; ref: string; flagged: boolean; note: string | null }[]; next: string };
    const notes = async (query: string) => (await api.get<Notes>(`/study/notes?${query}`, token)).body;
    await api.db.execute(sql`update questions set hidden = true where id = ${ids[4]}`);
    const page = await notes('limit=2');
    await api.db.execute(sql`update questions set hidden = false where id = ${ids[4]}`);
    expect(page.notes).toEqual([
      { cursor: ids[3], question_id: ids[3], ref: 'ANAT-04', flagged: true, note: null },
      { cursor: ids[4], question_id: ids[4], ref: 'ANAT-05', flagged: false, note: 'Mine' },
    ]);
    expect(await notes(`after=${page.next}`)).toMatchObject({ notes: [{ question_id: ids[OPEN + 1] }], next: null });
    expect((await api.get('/study/notes?after=x', token)).status).toBe(400);
    expect((await api.get<Notes>('/study/notes', await api.signIn())).body.notes).toEqual([]);
  });
});

test('progress by subject and topic', async () => {
  const token = await api.signIn();
  await record(api, token, [attemptOf(ids[0]!), attemptOf(ids[1]!, { sba: 'A' })]);
  const { body } = await api.get<{ subjects: Record<string, unknown>[] }>('/study/subjects', token);
  expect(body.subjects[0]).toEqual({ prof: '_1', subject: 'ANAT', total: OPEN + 3, seen: 2, right: 1, due: 0 });
  expect(body.subjects.length).toBeGreaterThan(5);
  const topics = await api.get<{ topics: unknown[] }>('/study/topics?prof=_1&subject=ANAT', token);
  expect(topics.body.topics).toEqual([{ topic: 'Heart', total: OPEN + 3, seen: 2, right: 1 }]);
  for (const query of ['topics?prof=_1&subject=%00', 'topics?prof=%00&subject=ANAT', 'questions?list=WRONG&prof=%00'])
    expect([query, (await api.get(`/study/${query}`, token)).status]).toEqual([query, 400]);
});

test('the five newest places are stored', async () => {
  const token = await api.signIn();
  const leave = (path: string, place = 1) =>
    api.call<{ places: { path: string; place: number }[] }>('PUT', '/study/places', {
      token,
      body: { path, title: 'Anatomy 2024', place, total: 20 },
    });
  for (const path of ['/a', '/b', '/c', '/d', '/e', '/f']) await leave(path);
  const { body } = await leave('/c', 7);
  expect(body.places.map(({ path, place }) => [path, place])).toEqual([
    ['/c', 7],
    ['/f', 1],
    ['/e', 1],
    ['/d', 1],
    ['/b', 1],
  ]);
  for (const path of ['//evil.example', '/./../..//evil.example', '/%2e//evil.example', '/a\\b', '/\uD800', 'a']) {
    expect([path, (await leave(path)).status]).toEqual([path, 400]);
  }
  expect((await leave('/search?q=হৃদপিণ্ড ও রক্ত')).status).toBe(200);
});
