import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { whileAnImportStores } from '../../testing/bank.ts';
import { newIp, newPerson, openSession, signToken, type Person } from '../../testing/people.ts';
import { POLICIES, type RouteName } from '../../policies.ts';
import { openTestPostgres } from '../../testing/postgres.ts';
import { prepareScene, ROUTE_MATRIX } from '../../testing/route-matrix.ts';
import { callOf, isAllowed, type Scene } from '../../testing/route-row.ts';
import { attemptOf, record } from '../../testing/study.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';

/** A call that waits for the bank's lock takes until the test ends, or the pool's five seconds. */
const AT_ONCE_MS = 3_000;
const HOUR_MS = 3_600_000;

let api: TestApi;
let owner: Person;
let scene: Scene;
beforeAll(async () => {
  api = await startTestApi({ open: openTestPostgres });
  await seedQuestions(api.db, [sampleSba(1)]);
  owner = await newPerson(api);
  scene = await prepareScene({ api, owner, stranger: await newPerson(api), closed: '' });
});
afterAll(() => api.close());

const READERS = Object.entries(ROUTE_MATRIX).filter(
  ([route, { status }]) => isAllowed('oneself', POLICIES[route as RouteName]) && status < 400,
);

async function freshToken(): Promise<string> {
  const expiresAt = new Date(Date.now() + HOUR_MS);
  const sessionId = await openSession(api.db, { id: Number(owner.id) }, expiresAt);
  return signToken(api.secret, { userId: owner.userId, sessionId }, expiresAt);
}

const within = <Value>(work: Promise<Value>) => Promise.race([work, setTimeout(AT_ONCE_MS)]);

test('no call of a reader waits for an import, whatever it holds', { timeout: 120_000 }, async () => {
  const slow: string[] = [];
  await whileAnImportStores(api.db, async () => {
    for (const [route, row] of READERS) {
      const { method, path, body } = callOf(route, row, scene);
      const call = api.call(method, path, { token: await freshToken(), ...(body && { body }) });
      if ((await within(call))?.status !== row.status) slow.push(route);
    }
  });
  expect(slow).toEqual([]);
});

test('while an import stores, reports put a question under review and an answer ends it', async () => {
  const readers = await Promise.all([1, 2, 3].map(() => api.signIn({ accessDoc: 'all' })));
  const reviewer = await api.signIn({ role: 'REVIEWER' });
  for (const token of readers) await record(api, token, [attemptOf('1')]);
  const notice = async () =>
    (await api.get<{ data: { notice: object | null } }>('/questions/1?by=id')).body.data.notice;
  await whileAnImportStores(api.db, async () => {
    for (const token of readers) {
      const call = api.call('POST', '/reports', { token, ip: newIp(), body: { question: '1', kind: 'UNCLEAR' } });
      expect((await within(call))?.status).toBe(201);
    }
    expect(await notice()).toMatchObject({ kind: 'UNDER_REVIEW' });
    const queue = await api.get<{ reports: { report: { _id: string } }[] }>('/studio/reports', reviewer);
    for (const { report } of queue.body.reports) {
      const call = api.call('POST', `/studio/reports/${report._id}/answer`, {
        token: reviewer,
        body: { accept: false, answer: 'It is right.' },
      });
      expect((await within(call))?.status).toBe(200);
    }
    expect(await notice()).toBeNull();
  });
});
