import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { rowsOf } from '../../db/sql-rows.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { itemsOf, MIX, paperCalls, sampleMtf } from '../../testing/papers.ts';
import { sharedServer } from '../../testing/postgres.ts';
import { attemptOf, markAgain, record, recordsOf } from '../../testing/study.ts';
import { remarkAll } from './remark.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(
    api.db,
    Array.from({ length: 9 }, (_, index) => sampleSba(index + 1)),
  );
  await seedQuestions(api.db, [sampleMtf(10)]);
  admin = await api.signIn({ userType: 'admin' });
});
afterAll(() => api.close());

type List = { questions: { question: { _id: string } }[]; total: number };
const list = async (token: string, name: string) =>
  (await api.get<List>(`/study/questions?list=${name}`, token)).body.questions.map(({ question }) => question._id);
const news = async (token: string) =>
  (await api.get<{ notifications: { message: string }[] }>('/notifications', token)).body.notifications.map(
    ({ message }) => message,
  );
const log = async (token: string) =>
  (
    await api.get<{ attempts: { outcome: string; counts_as: string | null; marks: number }[] }>(
      '/study/attempts',
      token,
    )
  ).body.attempts;
const refOf = (question: string) => `ANAT-${question.padStart(6, '0')}`;

async function correct(question: string, set: object): Promise<void> {
  const [row] = await rowsOf<{ version: number }>(api.db, sql`select version from questions where id = ${question}`);
  const body = { version: row!.version, reason: 'A slip', set };
  const response = await api.call('PATCH', `/admin/questions/${refOf(question)}`, { token: admin, body });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
}

describe('blanks', () => {
  test('leave the wrong ones where they are; those of a paper are to be reviewed until they are answered', async () => {
    const token = await api.signIn({ accessDoc: 'all' });
    await record(api, token, [attemptOf('1', { sba: 'A' }), attemptOf('2', { sba: 'C' })]);
    await record(api, token, [attemptOf('1', {}), attemptOf('3', {})]);
    expect([await list(token, 'WRONG'), await list(token, 'DUE')]).toEqual([['1'], []]);

    const papers = paperCalls(api, token);
    const wrong = await papers.start({ mix: { ...MIX, mtf: 0, sba: 20, pool: 'WRONG' }, utc_offset_minutes: 360 });
    await papers.finish(wrong.id);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' }).format(new Date());
    expect([await list(token, 'WRONG'), await list(token, 'DUE')]).toEqual([['1'], ['1']]);
    expect(await recordsOf(api, token, ['1', '3'])).toMatchObject([
      { attempts: 1, last_outcome: 'WRONG', due_on: today },
      { attempts: 0, last_outcome: null, last_at: null, due_on: null },
    ]);
    const subject = async () => (await api.get<{ subjects: object[] }>('/study/subjects', token)).body.subjects[0]!;
    expect(await subject()).toMatchObject({ seen: 2, right: 1, due: 1 });

    // Of an earlier time, so it is not the answer that the blank waits for.
    await record(api, token, [attemptOf('1', { sba: 'B' }, { answered_at: '2026-03-01T10:00:00.000Z' })]);
    expect(await list(token, 'DUE')).toEqual(['1']);
    await record(api, token, [attemptOf('1', { sba: 'C' })]);
    expect([await list(token, 'WRONG'), await list(token, 'DUE')]).toEqual([[], []]);
    expect(await subject()).toMatchObject({ seen: 2, right: 2, due: 0 });
  });

  test('do not make a question seen: a paper of new ones still has it', async () => {
    const token = await api.signIn({ accessDoc: 'all' });
    const papers = paperCalls(api, token);
    const unseen = { mix: { ...MIX, mtf: 0, sba: 20, pool: 'UNSEEN' } };
    await papers.finish((await papers.start(unseen)).id);
    expect(itemsOf(await papers.start(unseen))).toHaveLength(9);
    expect((await api.get<{ overview: object }>('/study/overview', token)).body.overview).toMatchObject({
      questions: 0,
      attempts: 0,
      right_share: null,
    });
    const due = (await api.get<List>('/study/questions?list=DUE', token)).body;
    expect(due.total).toBe(9);
  });
});

describe('a corrected key', () => {
  test('marks answers again in the record, and the log keeps the first mark', async () => {
    const [right, wrong, other] = await Promise.all([1, 2, 3].map(() => api.signIn({ accessDoc: 'all' })));
    await record(api, right!, [attemptOf('4', { sba: 'C' })]);
    await record(api, wrong!, [attemptOf('4', { sba: 'A' })]);
    await record(api, other!, [attemptOf('4', { sba: 'B' })]);
    await correct('4', { key: 'A' });
    await markAgain(api);
    expect([await list(right!, 'WRONG'), await list(wrong!, 'WRONG')]).toEqual([['4'], []]);
    expect(await recordsOf(api, wrong!, ['4'])).toMatchObject([{ last_outcome: 'RIGHT', remarked_from: 'WRONG' }]);
    expect(await log(wrong!)).toMatchObject([{ outcome: 'WRONG', counts_as: 'RIGHT', marks: 0 }]);
    const overviewOf = async (token: string) =>
      (await api.get<{ overview: { days: { right: number }[] } }>('/study/overview', token)).body.overview;
    expect(await overviewOf(wrong!)).toMatchObject({ right_share: 1, days: [{ right: 1 }] });
    expect(await rowsOf(api.db, sql`select answered, "right" from study_statistics where question = 4`)).toEqual([
      { answered: 3, right: 1 },
    ]);
    expect([await news(right!), await news(wrong!), await news(other!)]).toEqual([
      ['The key of ANAT-000004 was corrected. Your last answer no longer counts as right.'],
      ['The key of ANAT-000004 was corrected. Your last answer now counts as right.'],
      ['The key of ANAT-000004, which you have answered, was corrected. Look at it again.'],
    ]);

    await correct('4', { key: 'C' });
    await markAgain(api);
    expect(await recordsOf(api, wrong!, ['4'])).toMatchObject([{ last_outcome: 'WRONG', remarked_from: null }]);
    expect(await log(wrong!)).toMatchObject([{ outcome: 'WRONG', counts_as: null }]);
    expect(await rowsOf(api.db, sql`select * from remarks where question = 4`)).toEqual([]);
    expect((await news(wrong!))[0]).toBe(
      'The key of ANAT-000004 was corrected. Your last answer no longer counts as right.',
    );
  });

  test('follows an option to its new letter, and leaves answers to options that are gone', async () => {
    const [moved, gone] = await Promise.all([1, 2].map(() => api.signIn({ accessDoc: 'all' })));
    await record(api, moved!, [attemptOf('5', { sba: 'A' }), attemptOf('10', { mtf: [{ key: 'C', value: true }] })]);
    await record(api, gone!, [attemptOf('6', { sba: 'A' })]);
    const texts = ['two', 'three', 'one', 'four', 'five'].map((text) => `Structure ${text} of 5`);
    const moves = Object.fromEntries(texts.map((text, index) => [`option_${'abcde'[index]}`, text]));
    await correct('5', { ...moves, key: 'C' });
    await correct('6', { key: 'A', option_e: '' });
    await correct('10', { key: 'TTTFF' });
    await markAgain(api);
    expect(await recordsOf(api, moved!, ['5', '10'])).toMatchObject([
      { last_outcome: 'RIGHT', remarked_from: 'WRONG' },
      { last_outcome: 'PARTLY', remarked_from: 'WRONG' },
    ]);
    expect(await recordsOf(api, gone!, ['6'])).toMatchObject([{ last_outcome: 'WRONG', remarked_from: null }]);
  });

  test('that is stopped half way goes on, and no reader is told twice', async () => {
    const readers = await Promise.all(Array.from({ length: 110 }, () => api.signIn()));
    await Promise.all(readers.map((token) => record(api, token, [attemptOf('7', { sba: 'A' })])));
    await correct('7', { key: 'A' });
    const stop = {
      publish() {
        throw new Error('stopped');
      },
    };
    await expect(remarkAll(api.db, stop)).rejects.toThrow('stopped');
    const remarked = async () => (await rowsOf(api.db, sql`select 1 from remarks where question = 7`)).length;
    expect(await remarked()).toBe(100);
    await Promise.all([markAgain(api), markAgain(api)]);
    expect(await remarked()).toBe(110);
    for (const token of readers) expect(await news(token)).toHaveLength(1);
    expect(await rowsOf(api.db, sql`select * from key_corrections`)).toEqual([]);
  });

  // The embedded database has one connection, so nothing is on its way beside a correction.
  test.skipIf(!sharedServer())('reaches an answer that was marked before it and is stored after it', async () => {
    const token = await api.signIn({ accessDoc: 'all' });
    const [locked, blocked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    onTestFinished(() => blocked.resolve());
    const blocker = api.db.transaction(async (tx) => {
      await tx.execute(sql`lock table study_days in exclusive mode`);
      locked.resolve();
      await blocked.promise;
    });
    await locked.promise;
    const answer = record(api, token, [attemptOf('3', { sba: 'A' })]);
    const waiting = sql`select 1 from pg_locks where relation = 'study_days'::regclass and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await rowsOf(api.db, waiting)).length).toBe(1);
    await correct('3', { key: 'A' });
    const marking = markAgain(api);
    setTimeout(blocked.resolve, 200);
    await Promise.all([marking, blocker, answer]);
    expect(await recordsOf(api, token, ['3'])).toMatchObject([{ last_outcome: 'RIGHT', remarked_from: 'WRONG' }]);
  });

  test('that an upgrade found is no news to readers whose result stays', async () => {
    const [right, other] = await Promise.all([1, 2].map(() => api.signIn({ accessDoc: 'all' })));
    await record(api, right!, [attemptOf('9', { sba: 'A' })]);
    await record(api, other!, [attemptOf('9', { sba: 'B' })]);
    await correct('9', { key: 'A' });
    await api.db.execute(sql`update key_corrections set news = 'CHANGED'`);
    await markAgain(api);
    expect([await news(right!), await news(other!)]).toEqual([
      ['The key of ANAT-000009 was corrected. Your last answer now counts as right.'],
      [],
    ]);
  });

  test('whose job was lost is caught up by a rebuild without news', async () => {
    const token = await api.signIn({ accessDoc: 'all' });
    await record(api, token, [attemptOf('8', { sba: 'A' })]);
    await correct('8', { key: 'A' });
    await api.db.execute(sql`delete from key_corrections`);
    expect((await api.call('POST', '/admin/study/rebuild', { token: admin })).status).toBe(200);
    expect(await recordsOf(api, token, ['8'])).toMatchObject([{ last_outcome: 'RIGHT', remarked_from: 'WRONG' }]);
    expect(await news(token)).toEqual([]);
  });
});
