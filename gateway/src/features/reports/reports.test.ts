import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../../testing/index.ts';
import { pageRow, sbaRow } from '../../testing/rows.ts';
import { reportRow } from '../../testing/studio.ts';

const REPORT = '{ id questionId ref kind text state answer createdAt answeredAt counts }';
const CONNECTION = `{ total pageInfo { hasNextPage endCursor } edges { cursor node ${REPORT} } }`;
const OWN = `query ($first: Int! = 20) { viewer { reports(first: $first, after: "12") ${CONNECTION} } }`;
const SEND = `mutation ($kind: ReportKind!, $text: String! = "") {
  reportQuestion(questionId: "1042", kind: $kind, text: $text) ${REPORT}
}`;
const ANSWER = `mutation { answerReport(id: "9", accept: false, answer: "It is right.") ${REPORT} }`;

const shown = {
  id: '9',
  questionId: '1042',
  ref: 'ANAT-000123',
  kind: 'WRONG_KEY',
  text: 'It is B',
  state: 'OPEN',
  answer: null,
  createdAt: '2026-11-22T09:30:00.000Z',
  answeredAt: null,
  counts: null,
};

let gateway: TestGateway;
const token = tokenOf({ user_id: 'RAHIMA' });
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({
    '/capabilities': { capabilities: { study: true, reports: true, studio: true } },
    '/users': { data: { _id: '7', user_id: 'RAHIMA', name: 'Rahima' } },
    'GET /reports': { reports: [{ cursor: '9', report: reportRow() }], total: 3, next: '9' },
    'POST /reports': { report: reportRow() },
  });
});
afterAll(() => gateway.close());

const called = (path: string) => gateway.stub.calls.filter((call) => call.path === path);

test('a reader reports a mistake and sees what has become of it, page by page', async () => {
  const sent = await gateway.dataOf(SEND, { kind: 'WRONG_KEY', text: 'It is B' }, { token });
  expect(sent.reportQuestion).toEqual(shown);
  expect(called('/reports')[0]).toMatchObject({
    method: 'POST',
    body: { question: '1042', kind: 'WRONG_KEY', text: 'It is B' },
    headers: { authorization: `Bearer ${token}` },
  });
  const { viewer } = await gateway.dataOf(OWN, { first: 1 }, { token });
  expect(viewer.reports).toEqual({
    total: 3,
    pageInfo: { hasNextPage: true, endCursor: '9' },
    edges: [{ cursor: '9', node: shown }],
  });
  expect(called('/reports')[1]!.query).toEqual({ limit: '1', after: '12' });
  for (const first of [0, 21])
    expect((await gateway.errorOf(OWN, { first }, { token })).extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'first',
    });
});

test('a reviewer answers; what somebody else has answered is a conflict', async () => {
  const answered = { state: 'DECLINED', answer: 'It is right.', answered_at: '2026-11-23T09:30:00.000Z' };
  gateway.stub.change({ '/studio/reports/9/answer': { report: reportRow(answered) } });
  const { answerReport } = await gateway.dataOf(ANSWER, {}, { token });
  expect(answerReport).toMatchObject({ state: 'DECLINED', answeredAt: '2026-11-23T09:30:00.000Z' });
  expect(called('/studio/reports/9/answer')[0]!.body).toEqual({ accept: false, answer: 'It is right.' });
  const message = 'Somebody else has answered this report.';
  gateway.stub.change({ '/studio/reports/9/answer': answer(409, { message, code: 'CONFLICT' }) });
  expect(await gateway.errorOf(ANSWER, {}, { token })).toMatchObject({ message, extensions: { code: 'CONFLICT' } });
});

test('the queue asks for what is open, unless told otherwise', async () => {
  const row = reportRow({ counts: false });
  gateway.stub.change({ '/studio/reports': { reports: [{ cursor: '9', report: row }], total: 1, next: null } });
  const query = (args: string) => `{ studio { reports${args} { total edges { node { counts } } } } }`;
  const { studio } = await gateway.dataOf(query(''), {}, { token });
  expect(studio.reports.edges).toEqual([{ node: { counts: false } }]);
  await gateway.dataOf(query('(state: ACCEPTED, first: 5, after: "9")'), {}, { token });
  expect(called('/studio/reports').map((call) => call.query)).toEqual([
    { state: 'OPEN', limit: '20' },
    { state: 'ACCEPTED', limit: '5', after: '9' },
  ]);
});

test.each([
  [401, { message: 'No' }, 'UNAUTHENTICATED'],
  [403, { message: 'Please purchase packages', code: 'PURCHASE_REQUIRED' }, 'PURCHASE_REQUIRED'],
  [404, { message: 'Question not found' }, 'NOT_FOUND'],
  [400, { message: 'text: Say what is wrong.' }, 'BAD_USER_INPUT'],
  [429, { message: 'Too many' }, 'TOO_MANY_REQUESTS'],
])('a report that is refused with %s is no report', async (status, body, code) => {
  gateway.stub.change({ 'POST /reports': answer(status, body) });
  expect((await gateway.errorOf(SEND, { kind: 'OTHER' }, { token })).extensions?.code).toBe(code);
});

test('ids that are none never reach the upstream', async () => {
  const bad = ['reportQuestion(questionId: "../9", kind: TYPO)', 'answerReport(id: "a/b", accept: true, answer: "x")'];
  for (const field of bad)
    expect((await gateway.errorOf(`mutation { ${field} { id } }`, {}, { token })).extensions?.code).toBe(
      'BAD_USER_INPUT',
    );
  expect(gateway.callsMade().filter((call) => call.includes('reports'))).toEqual([]);
});

test('a server that takes no reports is asked for none, and visitors have none', async () => {
  for (const mutation of [SEND, ANSWER])
    expect((await gateway.errorOf(mutation, { kind: 'TYPO' })).extensions?.code).toBe('UNAUTHENTICATED');
  gateway.stub.reset({ '/users': { data: { _id: '7', user_id: 'RAHIMA', name: 'Rahima' } } });
  for (const mutation of [SEND, ANSWER])
    expect((await gateway.errorOf(mutation, { kind: 'TYPO' }, { token })).extensions?.code).toBe('NOT_SUPPORTED');
  expect((await gateway.dataOf(OWN, {}, { token })).viewer.reports).toBeNull();
  expect(gateway.callsMade().filter((call) => call.includes('reports'))).toEqual([]);
});

test('a question says that it is under review or that its key was corrected, and the record from when', async () => {
  const notices = [
    { kind: 'UNDER_REVIEW', on: null },
    { kind: 'KEY_CORRECTED', on: '2026-11-20' },
    null,
    { kind: 'X' },
  ];
  const rows = notices.map((notice, index) => sbaRow({ _id: String(index + 1), notice }));
  const record = { question_id: '2', attempts: 1, flagged: false, note_version: 0, key_corrected_on: '2026-11-20' };
  gateway.stub.change({
    '/board-filter/DHK_1-ANAT/years/2024': pageRow(rows),
    '/study/records': { records: [record] },
  });
  const { boardSubject } = await gateway.dataOf(
    `{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { yearQuestions(year: 2024) {
      questions { notice { kind on } mine { keyCorrectedOn } }
    } } }`,
    {},
    { token },
  );
  expect(boardSubject.yearQuestions.questions).toEqual([
    { notice: { kind: 'UNDER_REVIEW', on: null }, mine: null },
    { notice: { kind: 'KEY_CORRECTED', on: '2026-11-20' }, mine: { keyCorrectedOn: '2026-11-20' } },
    { notice: null, mine: null },
    { notice: null, mine: null },
  ]);
});
