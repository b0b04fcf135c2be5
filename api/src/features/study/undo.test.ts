import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../db/sql-rows.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { MIX, paperCalls } from '../../testing/papers.ts';
import { attemptOf, newAttemptId, record, type RecordRow, recordsOf } from '../../testing/study.ts';

const MINUTE_MS = 60_000;

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(
    api.db,
    Array.from({ length: 6 }, (_, index) => sampleSba(index + 1)),
  );
  admin = await api.signIn({ userType: 'admin' });
});
afterAll(() => api.close());

const undo = (token: string, id: string) =>
  api.call<{ record: RecordRow; code: string }>('POST', `/study/attempts/${id}/undo`, { token });
const before = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
const statistics = (question: string) =>
  rowsOf(api.db, sql`select answered, "right" from study_statistics where question = ${question}`);
const read = async (token: string, path: string) => (await api.get<Record<string, unknown>>(path, token)).body;

/** All that is counted from a reader's log. */
const counted = async (token: string) => ({
  overview: (await read(token, '/study/overview')).overview,
  wrong: (await read(token, '/study/questions?list=WRONG')).total,
  seen: ((await read(token, '/study/subjects')).subjects as { seen: number; due: number }[])[0],
  states: (await read(token, '/study/memory/states')).states,
  unseen: (await api.call('POST', '/papers/matches', { token, body: { ...MIX, pool: 'UNSEEN' } })).body,
});

async function expectTheRebuildToAgree() {
  const { body } = await api.call<{ data: { corrected: object } }>('POST', '/admin/study/rebuild', { token: admin });
  expect(body.data.corrected).toEqual({ records: 0, days: 0, questions: 0, states: 0, due_dates: 0 });
}

test('an answer that was taken back counts nowhere but in the statistics, and the log keeps both', async () => {
  const email = 'undo@example.com';
  const token = await api.signIn({ email });
  const nothing = await counted(token);
  const attempt = attemptOf('1', { sba: 'A' });
  await record(api, token, [attempt]);
  expect(await counted(token)).not.toEqual(nothing);
  for (let tap = 0; tap < 2; tap += 1) {
    const { status, body } = await undo(token, attempt.id);
    expect([status, body.record]).toMatchObject([
      200,
      { attempts: 0, last_outcome: null, last_at: null, due_on: null },
    ]);
    expect(await counted(token)).toEqual(nothing);
  }
  const { attempts } = await read(token, '/study/attempts');
  expect(attempts).toMatchObject([{ id: attempt.id, outcome: 'WRONG', undone_at: expect.any(String) as string }]);

  // The first answer was wrong, whatever comes after it.
  await record(api, token, [attemptOf('1', { sba: 'C' })]);
  expect(await statistics('1')).toEqual([{ answered: 1, right: 0 }]);
  expect((await recordsOf(api, token, ['1']))[0]).toMatchObject({ attempts: 1, last_outcome: 'RIGHT' });
  await expectTheRebuildToAgree();
  expect(await statistics('1')).toEqual([{ answered: 1, right: 0 }]);

  await api.call('POST', '/study/deletion', { token, body: { confirm: email } });
  expect(await rowsOf(api.db, sql`select from undone_attempts union all select from memory_states`)).toEqual([]);
  expect(await statistics('1')).toEqual([]);
});

test('what was before it is there again: an earlier answer, and a blank of a paper', async () => {
  const token = await api.signIn({ accessDoc: 'all' });
  await record(api, token, [attemptOf('2', { sba: 'A' }, { answered_at: before(5_000) })]);
  const papers = paperCalls(api, token);
  await papers.finish((await papers.start({ mix: { ...MIX, mtf: 0, sba: 6 } })).id);
  const earlier = await recordsOf(api, token, ['2', '3']);
  const attempts = [attemptOf('2'), attemptOf('3')];
  await record(api, token, attempts);
  expect(await recordsOf(api, token, ['2', '3'])).not.toEqual(earlier);
  for (const { id } of attempts) await undo(token, id);
  expect(await recordsOf(api, token, ['2', '3'])).toEqual(earlier);
  await expectTheRebuildToAgree();
});

test('only the own answers of the last ten minutes can be taken back, and none of a paper', async () => {
  const token = await api.signIn({ accessDoc: 'all' });
  const [fresh, old] = [
    attemptOf('4', { sba: 'A' }, { answered_at: before(9) }),
    attemptOf('5', { sba: 'A' }, { answered_at: before(11) }),
  ];
  await record(api, token, [fresh, old]);
  const papers = paperCalls(api, token);
  await papers.finish((await papers.start({ mix: { ...MIX, mtf: 0, sba: 1 } })).id);
  const { attempts } = await read(token, '/study/attempts');
  const ofPaper = (attempts as { id: string; mode: string }[]).find(({ mode }) => mode === 'PAPER')!.id;
  const statusOf = async (id: string, reader = token) => (await undo(reader, id)).status;
  expect(await statusOf(old.id)).toBe(409);
  expect(await statusOf(ofPaper)).toBe(409);
  expect(await statusOf(fresh.id, await api.signIn())).toBe(404);
  expect(await statusOf(newAttemptId())).toBe(404);
  expect(await statusOf('nonsense')).toBe(400);
  expect(await statusOf(fresh.id)).toBe(200);
});

test('an answer comes as taken back, also if the server has it already', async () => {
  const token = await api.signIn();
  const at = (answered: number, undone: number) => ({ answered_at: before(answered), undone_at: before(undone) });
  const offline = attemptOf('6', { sba: 'A' }, at(500, 495));
  const refused = [at(500, 489), at(500, 501), { ...at(500, 495), mode: 'PAPER' }].map((fields) =>
    attemptOf('6', { sba: 'A' }, fields),
  );
  const results = await record(api, token, [offline, ...refused]);
  expect(results.map((one) => one.refused?.code)).toEqual([undefined, ...refused.map(() => 'BAD_USER_INPUT')]);
  expect(results[0]).toMatchObject({ outcome: 'WRONG' });
  expect((await recordsOf(api, token, ['6']))[0]).toMatchObject({ attempts: 0 });
  expect(await statistics('6')).toMatchObject([{ right: 0 }]);

  // Its acknowledgement was lost.
  const sent = attemptOf('6', { sba: 'C' });
  await record(api, token, [sent]);
  expect((await recordsOf(api, token, ['6']))[0]).toMatchObject({ attempts: 1 });
  await record(api, token, [{ ...sent, undone_at: new Date(Date.parse(sent.answered_at) + 1_000).toISOString() }]);
  await record(api, token, [sent]);
  expect((await recordsOf(api, token, ['6']))[0]).toMatchObject({ attempts: 0 });
  await expectTheRebuildToAgree();
});
