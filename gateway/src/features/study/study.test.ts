import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../../testing/index.ts';
import { pageRow, sbaRow } from '../../testing/rows.ts';

const OFFERED = { capabilities: { study: true, papers: false, review: false, packs: false, push: false } };
const PAGE = `{ boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { yearQuestions(year: 2024) {
  questions { id mine { attempts lastOutcome flagged note noteVersion } stats { answered rightShare optionShares { key share } } }
} } }`;
const ID = '019a8f3e-7c00-7a10-8000-3f5a1b2c3d4e';
const RECORD = `mutation ($attempts: [AttemptInput!]!) {
  recordAttempts(attempts: $attempts) { id outcome marks outOf refused { code message } }
}`;
const attempts = [{ id: ID, questionId: '1042', answer: { sba: 'C' }, answeredAt: '2026-11-22T09:30:00.000Z' }];

const record = (id: string, attemptCount: number) => ({
  question_id: id,
  attempts: attemptCount,
  last_outcome: 'PARTLY',
  last_at: '2026-11-22T09:30:00.000Z',
  flagged: true,
  note: 'Mine',
  note_version: 2,
  due_on: null,
  stats: { answered: 20, right_share: 0.5, option_shares: [{ key: 'A', share: 0.5 }] },
});

let gateway: TestGateway;
const token = tokenOf({ user_id: 'RAHIMA' });
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({
    '/capabilities': OFFERED,
    '/board-filter/DHK_1-ANAT/years/2024': pageRow([sbaRow(), sbaRow({ _id: '1044', ref: 'ANAT-000124' })]),
    '/study/records': { records: [record('1042', 3), record('1044', 0)] },
  });
});
afterAll(() => gateway.close());

const questionsOf = async (options?: { token: string }) =>
  (await gateway.dataOf(PAGE, {}, options)).boardSubject.yearQuestions.questions;

describe('the record of a page of questions', () => {
  test('is one call with the reader’s token', async () => {
    const [first, second] = await questionsOf({ token });
    expect(first).toEqual({
      id: '1042',
      mine: { attempts: 3, lastOutcome: 'PARTLY', flagged: true, note: 'Mine', noteVersion: 2 },
      stats: { answered: 20, rightShare: 0.5, optionShares: [{ key: 'A', share: 0.5 }] },
    });
    expect(second.mine.attempts).toBe(0);
    const calls = gateway.stub.calls.filter(({ path }) => path.startsWith('/study'));
    expect(calls.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      [expect.stringMatching(/\/study\/records\?questions=1042(,|%2C)1044$/), `Bearer ${token}`],
    ]);
  });

  test('never reaches another reader or a visitor, with every cache warm', async () => {
    for (let round = 0; round < 2; round += 1) {
      await questionsOf({ token });
      expect((await questionsOf()).map(({ mine, stats }: Record<string, unknown>) => [mine, stats])).toEqual([
        [null, null],
        [null, null],
      ]);
    }
    gateway.stub.change({ '/study/records': { records: [record('1042', 7), record('1044', 8)] } });
    const other = await questionsOf({ token: tokenOf({ user_id: 'KARIM' }) });
    expect(other.map(({ mine }: { mine: { attempts: number } }) => mine.attempts)).toEqual([7, 8]);
  });
});

test('a record and the log say what a corrected key changed and what was answered, where the upstream knows it', async () => {
  const attempt = {
    cursor: 'c1',
    id: ID,
    question_id: '1042',
    mode: 'PAPER',
    outcome: 'WRONG',
    marks: 0,
    out_of: 1,
    answered_at: '2026-11-22T09:30:00.000Z',
  };
  const viewerOf = async () =>
    (
      await gateway.dataOf(
        `{ viewer { study { records(questions: ["1042"]) { lastOutcome remarkedFrom dueOn }
          attempts { edges { node { outcome countsAs ref topic answer { sba mtf { key value } saq { label } } } } } } } }`,
        {},
        { token },
      )
    ).viewer.study;
  const answerWith = (row: object, entry: object) =>
    gateway.stub.change({
      '/study/records': { records: [{ ...record('1042', 3), ...row }] },
      '/study/attempts': { attempts: [{ ...attempt, ...entry }], next: null },
      '/users': { data: { _id: '7', user_id: 'RAHIMA', name: 'Rahima' } },
    });
  answerWith(
    { last_outcome: 'RIGHT', remarked_from: 'WRONG', due_on: '2026-11-21' },
    { counts_as: 'RIGHT', ref: 'ANAT-7', topic: 'Thorax', answer: { mtf: [{ key: 'A', value: true }] } },
  );
  expect(await viewerOf()).toEqual({
    records: [{ lastOutcome: 'RIGHT', remarkedFrom: 'WRONG', dueOn: '2026-11-21' }],
    attempts: {
      edges: [
        {
          node: {
            outcome: 'WRONG',
            countsAs: 'RIGHT',
            ref: 'ANAT-7',
            topic: 'Thorax',
            answer: { sba: null, mtf: [{ key: 'A', value: true }], saq: null },
          },
        },
      ],
    },
  });
  answerWith({}, {});
  expect(await viewerOf()).toMatchObject({
    records: [{ remarkedFrom: null }],
    attempts: { edges: [{ node: { countsAs: null, ref: null, topic: null, answer: null } }] },
  });
});

test('records are read by question ids too, with statistics', async () => {
  const query = (ids: string) =>
    `{ viewer { study { records(questions: [${ids}]) { questionId attempts stats { answered } } } } }`;
  gateway.stub.change({
    '/study/records': { records: [record('1042', 3)] },
    '/users': { data: { _id: '7', user_id: 'RAHIMA', name: 'Rahima' } },
  });
  const { viewer } = await gateway.dataOf(query('"1044", "1042"'), {}, { token });
  expect(viewer.study.records).toEqual([{ questionId: '1042', attempts: 3, stats: { answered: 20 } }]);
  const many = Array.from({ length: 21 }, () => '"1"').join(' ');
  expect((await gateway.errorOf(query(many), {}, { token })).message).toBe('questions may have 1 to 20 entries.');
});

test('attempts are sent unchanged, and results keep their order', async () => {
  const refused = { code: 'NOT_FOUND', message: 'Question not found' };
  gateway.stub.change({
    '/study/attempts': {
      results: [
        { id: ID, outcome: 'RIGHT', marks: 1, out_of: 1, refused: null },
        { id: null, outcome: null, marks: null, out_of: null, refused },
      ],
    },
  });
  const mtf = { ...attempts[0]!, id: 'x', answer: { mtf: [{ key: 'A', value: true }] }, utcOffsetMinutes: 360 };
  expect(await gateway.dataOf(RECORD, { attempts: [attempts[0], mtf] }, { token })).toEqual({
    recordAttempts: [
      { id: ID, outcome: 'RIGHT', marks: 1, outOf: 1, refused: null },
      { id: 'x', outcome: null, marks: null, outOf: null, refused },
    ],
  });
  expect(gateway.stub.calls.at(-1)!.body).toEqual({
    attempts: [
      {
        id: ID,
        question_id: '1042',
        answer: { sba: 'C' },
        mode: 'PRACTICE',
        answered_at: '2026-11-22T09:30:00.000Z',
      },
      {
        id: 'x',
        question_id: '1042',
        answer: { mtf: [{ key: 'A', value: true }] },
        mode: 'PRACTICE',
        answered_at: '2026-11-22T09:30:00.000Z',
        utc_offset_minutes: 360,
      },
    ],
  });
  const many = Array.from({ length: 101 }, () => attempts[0]);
  expect((await gateway.errorOf(RECORD, { attempts: many }, { token })).extensions?.code).toBe('BAD_USER_INPUT');
});

test('a note that another device changed first is a CONFLICT with the current note', async () => {
  gateway.stub.change({
    '/study/records/1042/note': answer(409, { message: 'Changed.', code: 'CONFLICT', record: record('1042', 3) }),
  });
  const error = await gateway.errorOf(
    'mutation { setNote(questionId: "1042", note: "Late", version: 1) { note } }',
    {},
    { token },
  );
  expect(error).toMatchObject({
    message: 'Changed.',
    extensions: { code: 'CONFLICT', record: { questionId: '1042', note: 'Mine', noteVersion: 2 } },
  });
});

describe('a server without a study record', () => {
  test.each([
    ['no such call', answer(404, { message: 'No such route.' })],
    ['another shape', { anything: true }],
    ['a page of its own', answer(404, '<!doctype html>', 'text/html')],
  ])('offers nothing and breaks nothing: %s', async (_what, says) => {
    gateway.stub.change({ '/capabilities': says, '/users': { data: { _id: '7', user_id: 'RAHIMA', name: 'Rahima' } } });
    const { features, viewer } = await gateway.dataOf(
      '{ features { study papers review packs push reports studio } viewer { name study { places { path } } } }',
      {},
      { token },
    );
    expect(Object.values(features)).toEqual(Array.from({ length: 7 }, () => false));
    expect(viewer).toEqual({ name: 'Rahima', study: null });
    expect((await questionsOf({ token }))[0]).toEqual({ id: '1042', mine: null, stats: null });
    expect((await gateway.errorOf(RECORD, { attempts }, { token })).extensions?.code).toBe('NOT_SUPPORTED');
    expect(gateway.stub.calls.filter(({ path }) => path.startsWith('/study'))).toEqual([]);
  });
});

test('a place that an upstream has of another site is left out', async () => {
  const paths = ['/./../..//evil.example', '/board-question', '//evil.example'];
  const places = paths.map((path) => ({ path, title: 'Anatomy', place: 1, total: 2, at: '2026-11-01T04:00:00.000Z' }));
  gateway.stub.change({
    '/users': { data: { _id: '7', user_id: 'RAHIMA', name: 'Rahima' } },
    '/study/places': { places },
  });
  const { viewer } = await gateway.dataOf('{ viewer { study { places { path } } } }', {}, { token });
  expect(viewer.study.places).toEqual([{ path: '/board-question' }]);
});

test('a server without the call for notes has null, and its other calls work', async () => {
  const query = `{ viewer { study { places { path } notes { edges { node { questionId ref flagged note } } } } } }`;
  gateway.stub.change({
    '/users': { data: { _id: '7', user_id: 'RAHIMA', name: 'Rahima' } },
    '/study/places': { places: [] },
    '/study/notes': answer(404, { message: 'No such route.' }),
  });
  expect((await gateway.dataOf(query, {}, { token })).viewer.study).toEqual({ places: [], notes: null });
  const row = { question_id: '1042', ref: 'ANAT-000123', flagged: true, note: 'Mine' };
  gateway.stub.change({ '/study/notes': { notes: [{ cursor: '1042', ...row }], next: null } });
  expect((await gateway.dataOf(query, {}, { token })).viewer.study.notes.edges).toEqual([
    { node: { questionId: '1042', ref: 'ANAT-000123', flagged: true, note: 'Mine' } },
  ]);
});

test('an outage is an error, not a server without a record', async () => {
  gateway.stub.change({ '/capabilities': answer(503, {}) });
  expect((await gateway.dataOf('{ features { study } }')).features).toEqual({ study: false });
  expect((await gateway.errorOf(RECORD, { attempts }, { token })).extensions?.code).toBe('UPSTREAM_UNAVAILABLE');
});

test('a log-in with another reader’s token shows nobody’s record', async () => {
  const karim = { _id: '8', user_id: 'KARIM', name: 'Karim' };
  gateway.stub.change({
    '/users': { data: { _id: '7', user_id: 'RAHIMA', name: 'Rahima' } },
    '/users/login': { data: { token: tokenOf({ user_id: 'KARIM' }), user: karim } },
  });
  const { logIn } = await gateway.dataOf(
    'mutation { logIn(email: "karim@example.com", password: "secret-1") { user { name study { places { path } } } } }',
    {},
    { token },
  );
  expect(logIn.user).toEqual({ name: 'Karim', study: null });
});

test('a visitor has no record to change', async () => {
  expect((await gateway.errorOf(RECORD, { attempts })).extensions?.code).toBe('UNAUTHENTICATED');
});
