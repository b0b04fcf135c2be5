import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { questions } from '../../db/schema.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { attemptOf, newAttemptId, record } from '../../testing/study.ts';
import { logIn, PASSWORD, signUp } from '../../testing/people.ts';
import { preparePartitions } from './partitions.ts';

let api: TestApi;
let ids: string[];

beforeAll(async () => {
  api = await startTestApi();
  const mtf = { type: 'MTF' as const, options: ['A', 'B', 'C'].map((text) => ({ text, correct: text === 'C' })) };
  const parts = [{ label: 'a', text: 'Why?', marks: 2, points: ['one', 'two'] }];
  await seedQuestions(api.db, [
    sampleSba(1),
    sampleSba(2),
    sampleSba(3, mtf),
    sampleSba(4, { type: 'SAQ', options: [], parts }),
  ]);
  const rows = await api.db.select({ id: questions.id }).from(questions).orderBy(questions.id);
  ids = rows.map(({ id }) => String(id));
});
afterAll(() => api.close());

const NOTHING = { records: 0, days: 0, questions: 0 };

const tables = () =>
  Promise.all([
    rowsOf(api.db, sql`select * from study_records order by "user", question`),
    rowsOf(api.db, sql`select * from study_days order by "user", day`),
    rowsOf(api.db, sql`select * from study_statistics order by question`),
  ]);

/** The same log in another order on disk, as after a restore. */
const shuffleLog = () =>
  api.db.transaction(async (tx) => {
    await tx.execute(sql`create temp table shuffled on commit drop as select * from attempts`);
    await tx.execute(sql`delete from attempts`);
    await tx.execute(sql`insert into attempts select * from shuffled order by random()`);
  });

const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(Math.random() * values.length)]!;
function randomAttempt() {
  const question = pick(ids);
  const answers: object[][] = [
    [{ sba: 'A' }, { sba: 'C' }, {}],
    [{ mtf: [{ key: 'C', value: true }] }, { mtf: [{ key: 'A', value: true }] }, {}],
    [{ saq: [{ label: 'a', points: [1] }] }, { saq: [{ label: 'a', points: [] }] }, {}],
  ];
  const kind = Math.max(0, ids.indexOf(question) - 1);
  const answeredAt = new Date(Date.now() - Math.floor(Math.random() * 40) * 3_600_000).toISOString();
  return attemptOf(question, pick(answers[kind]!), { answered_at: answeredAt, utc_offset_minutes: pick([0, 360]) });
}

test('all counters can be rebuilt from the log, in whatever order it is stored', async () => {
  const readers = await Promise.all([1, 2, 3].map((number) => api.signIn({ email: `reader-${number}@example.com` })));
  for (let round = 0; round < 20; round += 1) {
    await record(
      api,
      pick(readers),
      Array.from({ length: 7 }, () => randomAttempt()),
    );
  }
  await api.call('PUT', `/study/records/${ids[0]}/flag`, { token: readers[0], body: { flagged: true } });
  const admin = await api.signIn({ userType: 'admin' });
  const rebuild = () => api.call('POST', '/admin/study/rebuild', { token: admin });
  const counted = await tables();
  expect(counted.every((rows) => rows.length > 0)).toBe(true);
  for (let order = 0; order < 3; order += 1) {
    expect(await rebuild()).toMatchObject({ status: 200, body: { data: { corrected: NOTHING } } });
    expect(await tables()).toEqual(counted);
    await shuffleLog();
  }

  const remove = (confirm: string) => api.call('POST', '/study/deletion', { token: readers[0], body: { confirm } });
  expect((await remove('someone@example.com')).status).toBe(400);
  expect((await remove('Reader-1@example.com')).status).toBe(200);
  const left = await tables();
  await rebuild();
  expect(await tables()).toEqual(left);
  const { body } = await api.get<{ overview: object }>('/study/overview', readers[0]);
  expect(body.overview).toEqual({ questions: 0, attempts: 0, right_share: null, days: [] });
});

test('an administrator of the studio starts a rebuild, which says what it has corrected', async () => {
  const reader = await api.signIn({ email: 'drifted@example.com' });
  await record(api, reader, [attemptOf(ids[0]!, { sba: 'C' }), attemptOf(ids[1]!, { sba: 'A' })]);
  const token = await api.signIn({ role: 'ADMIN' });
  type Latest = { data: { state: string; corrected: object | null } | null };
  const latest = async () => (await api.get<Latest>('/admin/study/rebuild', token)).body.data;
  const start = () => api.call('POST', '/admin/study/rebuild/start', { token });
  const right = await tables();
  const one = sql`(select id from users where email = 'drifted@example.com')`;
  await api.db.execute(sql`update study_records set attempts = 9, last_outcome = 'WRONG' where "user" = ${one}`);
  await api.db.execute(sql`update study_days set day = '2020-01-01' where "user" = ${one}`);
  await api.db.execute(sql`delete from study_statistics where question = ${ids[0]}`);
  expect(await start()).toMatchObject({ status: 202, body: { data: { state: 'running', finished_at: null } } });
  await expect.poll(latest).toMatchObject({ state: 'done', corrected: { records: 2, days: 2, questions: 1 } });
  expect(await tables()).toEqual(right);
  expect(await start()).toMatchObject({ status: 202 });
  await expect.poll(latest).toMatchObject({ state: 'done', corrected: NOTHING });
  const { body } = await api.get<{ events: { call: string; status: number }[] }>('/admin/events?limit=1', token);
  expect(body.events).toMatchObject([{ call: 'POST /admin/study/rebuild/start', status: 202 }]);
});

test('a second rebuild is refused while one runs, and one that an api was stopped during has failed', async () => {
  const token = await api.signIn({ role: 'ADMIN' });
  const note = (minutesAgo: number) => {
    const started = new Date(Date.now() - minutesAgo * 60_000).toISOString();
    const value = JSON.stringify({ started_at: started, finished_at: null, corrected: null });
    return api.db.execute(sql`insert into settings (key, value) values ('study-rebuild', ${value})
      on conflict (key) do update set value = excluded.value`);
  };
  await note(0);
  expect(await api.call('POST', '/admin/study/rebuild/start', { token })).toMatchObject({ status: 409 });
  await note(5);
  expect(await api.get('/admin/study/rebuild', token)).toMatchObject({ body: { data: { state: 'failed' } } });
  expect((await api.call('POST', '/admin/study/rebuild/start', { token })).status).toBe(202);
  await expect
    .poll(async () => (await api.get('/admin/study/rebuild', token)).body.data)
    .toMatchObject({ state: 'done' });
});

test('accounts that are made in bulk do not move the statistics until they are proven, nor does a rebuild', async () => {
  const ip = '203.0.113.77';
  const bulk: { id: string; token: string }[] = [];
  for (let made = 0; made < 33; made += 1) {
    const email = `bulk-${made}@example.com`;
    expect((await signUp(api, { email }, { ip })).status).toBe(201);
    if (made < 29) continue;
    const { body } = await logIn(api, email, PASSWORD);
    bulk.push({ id: String(body.data.user['_id']), token: body.data.token });
  }
  const [last, ...beyond] = bulk;
  const [proven, ...others] = beyond;
  await api.db.execute(sql`update users set email_verified_at = now() where id = ${proven!.id}`);
  const statistics = () => rowsOf<{ answered: number }>(api.db, sql`select * from study_statistics order by question`);
  const before = await statistics();
  for (const { token } of others) await record(api, token, [attemptOf(ids[0]!, { sba: 'A' })]);
  expect(await statistics()).toEqual(before);
  // Verifying the address does not make earlier answers count.
  await api.db.execute(sql`update users set email_verified_at = now() where id = ${others[0]!.id}`);
  await record(api, others[0]!.token, [attemptOf(ids[0]!, { sba: 'A' })]);
  expect(await statistics()).toEqual(before);
  for (const { token } of [last!, proven!]) await record(api, token, [attemptOf(ids[0]!, { sba: 'A' })]);
  const counted = await statistics();
  expect(counted[0]!.answered).toBe((before[0]?.answered ?? 0) + 2);
  const admin = await api.signIn({ userType: 'admin' });
  const rebuild = await api.call('POST', '/admin/study/rebuild', { token: admin });
  expect(rebuild).toMatchObject({ body: { data: { corrected: NOTHING } } });
  await api.call('POST', '/study/deletion', { token: others[1]!.token, body: { confirm: 'bulk-32@example.com' } });
  expect(await statistics()).toEqual(counted);
});

test('attempts of a month without a partition move to its new one', async () => {
  const token = await api.signIn();
  const month = new Date(Date.UTC(2027, 5, 15));
  const id = newAttemptId(month.getTime());
  const recorded = attemptOf(ids[0]!);
  await record(api, token, [recorded]);
  // As earlier versions recorded it.
  await api.db.execute(sql`update attempts set id = ${id} where id = ${recorded.id}`);
  const partitionOf = async () =>
    (
      await rowsOf<{ name: string }>(
        api.db,
        sql`select tableoid::regclass::text as name from attempts where id = ${id}`,
      )
    )[0]!.name;
  expect(await partitionOf()).toBe('attempts_other');
  await preparePartitions(api.db, month);
  await preparePartitions(api.db, month);
  expect(await partitionOf()).toBe('attempts_2027_06');
});
