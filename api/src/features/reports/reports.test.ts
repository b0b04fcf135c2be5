import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleSba, seedQuestions, startTestApi, type AnyBody, type TestApi } from '../../testing/index.ts';
import { newIp } from '../../testing/people.ts';
import { attemptOf, record } from '../../testing/study.ts';
import { studioCalls, type ReportBody, type StudioCalls } from '../../testing/studio.ts';

const LOCKED = '21';
let api: TestApi;
let reviewer: StudioCalls;
beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(
    api.db,
    Array.from({ length: 21 }, (_, index) => sampleSba(index + 1)),
  );
  reviewer = studioCalls(api, await api.signIn({ role: 'REVIEWER' }));
});
afterAll(() => api.close());

type Page = { reports: { cursor: string; report: ReportBody }[]; total: number; next: string | null };

const report = (token: string | undefined, question: string, fields: object = {}, ip = newIp()) =>
  api.call<{ report: ReportBody } & AnyBody>('POST', '/reports', {
    token,
    ip,
    body: { question, kind: 'WRONG_KEY', text: 'It is B', ...fields },
  });
const own = async (token: string) => (await api.get<Page>('/reports', token)).body;
const queue = async (query = '') => (await reviewer.call<Page>('GET', `/reports${query}`)).body;
const answer = (id: string, body: object, by = reviewer) =>
  by.call<{ report: ReportBody }>('POST', `/reports/${id}/answer`, body);
const noticeOf = async (question: string, token: string) =>
  (await api.get<{ data: { notice: { kind: string } | null } }>(`/questions/${question}?by=id`, token)).body.data
    .notice;
const newsOf = async (token: string) =>
  (await api.get<{ notifications: { title: string; message: string }[] }>('/notifications', token)).body.notifications;

const OWN_REPORTS = '<p><a href="/profile/reports" rel="noopener noreferrer nofollow">Your reports</a></p>';

test('a reader reports a mistake, a reviewer answers, and the reader is told', async () => {
  const reader = await api.signIn();
  const sent = await report(reader, '1', { text: '  It is\n  B, see Gray.  ' });
  expect(sent).toMatchObject({
    status: 201,
    body: { report: { text: 'It is B, see Gray.', state: 'OPEN', answer: null } },
  });
  const { _id: id, ref } = sent.body.report;
  const atDesk = { ...sent.body.report, counts: false };
  expect((await queue()).reports.map((row) => row.report)).toContainEqual(atDesk);
  expect((await reviewer.read('1')).reports).toEqual([atDesk]);

  const done = await answer(id, { accept: true, answer: 'You are right: it is corrected.' });
  expect(done.body.report).toMatchObject({ state: 'ACCEPTED', answer: 'You are right: it is corrected.' });
  expect((await own(reader)).reports).toMatchObject([{ report: { state: 'ACCEPTED' } }]);
  const told = [
    {
      title: 'Your report was right',
      message: `<p>On your report of ${ref}: You are right: it is corrected.</p>${OWN_REPORTS}`,
    },
  ];
  expect(await newsOf(reader)).toMatchObject(told);
  // Sent again, because its answer was lost; and by somebody who came second.
  expect((await answer(id, { accept: true, answer: 'You are right: it is corrected.' })).status).toBe(200);
  expect((await answer(id, { accept: false, answer: 'No.' })).status).toBe(409);
  expect(await newsOf(reader)).toHaveLength(1);
});

test('three readers put a question under review, one alone does not, and the last answer ends it', async () => {
  const readers = await Promise.all([1, 2, 3].map(() => api.signIn()));
  for (const reader of readers) await record(api, reader, [attemptOf('2')]);
  const kinds = ['WRONG_KEY', 'TYPO', 'UNCLEAR'];
  const ids: string[] = [];
  for (const kind of kinds) ids.push((await report(readers[0], '2', { kind })).body.report._id);
  expect(await noticeOf('2', readers[0]!)).toBeNull();
  for (const reader of readers.slice(1)) ids.push((await report(reader, '2')).body.report._id);
  expect(await noticeOf('2', readers[0]!)).toEqual({ kind: 'UNDER_REVIEW', on: null });
  // A page of a list says it too, though it was cached before.
  const page = await api.get('/board-filter/topic/questions?subject_id=DHK_1-ANAT&topic_name=Heart');
  expect(page.body.data.map((question) => question['notice'] !== null)).toEqual(
    Array.from({ length: 20 }, (_, index) => index === 1),
  );
  for (const id of ids) {
    expect(await noticeOf('2', readers[0]!)).not.toBeNull();
    await answer(id, { accept: false, answer: 'It is right.' });
  }
  expect(await noticeOf('2', readers[0]!)).toBeNull();
});

test('only people count: with a proven address, an answer and some days, one voice for each network and device', async () => {
  const old = await startTestApi({ reportDays: 3 });
  await seedQuestions(old.db, [sampleSba(1)]);
  const moderator = studioCalls(old, await old.signIn({ role: 'REVIEWER' }));
  const [now, before] = [Date.now(), new Date(Date.now() - 4 * 86_400_000)];
  const person = { emailVerifiedAt: before, createdAt: before };
  const sendAs = async (user: object, { ip = newIp(), answers = true, device = '' } = {}) => {
    const email = `${randomUUID()}@example.com`;
    const token = await old.signIn({ ...user, email });
    if (answers) await record(old, token, [attemptOf('1')]);
    if (device) {
      await old.db.execute(sql`insert into devices ("user", mark, first_at, last_at)
        select id, ${device}, now(), now() from users where email = ${email}`);
    }
    const body = { question: '1', kind: 'WRONG_KEY' };
    return (await old.call<{ report: ReportBody }>('POST', '/reports', { token, ip, body })).body.report;
  };
  const notice = async () =>
    (await old.get<{ data: { notice: object | null } }>('/questions/1?by=id')).body.data.notice;
  const uncounted = [
    await sendAs({ ...person, emailVerifiedAt: null }),
    await sendAs({ ...person, createdAt: new Date(now) }),
    await sendAs(person, { answers: false }),
  ];
  const [ip, device] = ['2001:db8:7:1::1', 'a-browser'];
  const counted = [
    await sendAs(person, { ip, device }),
    await sendAs(person, { ip: '2001:db8:7:2::9' }),
    await sendAs(person, { device }),
    await sendAs(person, { device }),
  ];
  expect(await notice()).toBeNull();
  const { reports } = (await moderator.call<Page>('GET', '/reports')).body;
  expect(reports.map(({ report: row }) => [row._id, row.counts])).toEqual([
    ...uncounted.map(({ _id }) => [_id, false]),
    ...counted.map(({ _id }) => [_id, true]),
  ]);
  await sendAs(person);
  expect(await notice()).toMatchObject({ kind: 'UNDER_REVIEW' });
  await old.close();
});

test('a flood is stopped: five a day, and what is sent again counts once', async () => {
  const reader = await api.signIn();
  const same = await Promise.all(Array.from({ length: 3 }, () => report(reader, '3')));
  expect(new Set(same.map(({ body }) => body.report._id)).size).toBe(1);
  const again = await report(reader, '3', { text: 'Sent again later' });
  expect(again.body.report).toEqual(same[0]!.body.report);

  const flooder = await api.signIn();
  const results = await Promise.all(Array.from({ length: 20 }, (_, index) => report(flooder, String(index + 1))));
  expect(results.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(results.filter(({ status }) => status === 429)).toHaveLength(15);
  expect((await own(flooder)).total).toBe(5);
  const first = results.find(({ status }) => status === 201)!.body.report;
  expect((await report(flooder, first.question_id)).status).toBe(201);
});

test.each([
  ['without a token', '1', {}, 401, 'nobody'],
  ['of a question that is locked', LOCKED, {}, 403, 'reader'],
  ['of no question', '999', {}, 404, 'reader'],
  ['of another kind', '1', { kind: 'RUDE' }, 400, 'reader'],
  ['OTHER without a word', '1', { kind: 'OTHER', text: ' ' }, 400, 'reader'],
  ['that is too long', '1', { text: 'x'.repeat(1001) }, 400, 'reader'],
  ['with NUL', '1', { text: 'a\0b' }, 400, 'reader'],
] as const)('a report %s is refused', async (_what, question, fields, status, who) => {
  const token = who === 'nobody' ? undefined : await api.signIn();
  expect((await report(token, question, fields)).status).toBe(status);
  if (token) expect((await own(token)).total).toBe(0);
});

test('markup in a report or an answer stays text', async () => {
  const reader = await api.signIn();
  const markup = '<img src=x onerror=alert(1)>';
  const { body } = await report(reader, '4', { text: markup });
  expect(body.report.text).toBe(markup);
  await answer(body.report._id, { accept: true, answer: markup });
  expect((await newsOf(reader))[0]!.message).toBe(
    `<p>On your report of ${body.report.ref}: &lt;img src=x onerror=alert(1)&gt;</p>${OWN_REPORTS}`,
  );
});

test('the queue is for reviewers; whoever has waited longest comes first, page by page', async () => {
  for (const role of ['READER', 'AUTHOR'] as const) {
    const token = await api.signIn({ role });
    expect((await api.get('/studio/reports', token)).status).toBe(403);
    const call = await api.call('POST', '/studio/reports/1/answer', { token, body: { accept: true, answer: 'Yes' } });
    expect(call.status).toBe(403);
  }
  const all = await queue('?limit=50');
  const ids = all.reports.map((row) => Number(row.report._id));
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  const first = await queue('?limit=2');
  const rest = await queue(`?limit=50&after=${first.next}`);
  expect([...first.reports, ...rest.reports]).toEqual(all.reports);
  expect((await queue('?state=ACCEPTED')).reports.every((row) => row.report.state === 'ACCEPTED')).toBe(true);
});
