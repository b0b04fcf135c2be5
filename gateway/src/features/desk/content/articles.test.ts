import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../../../testing/index.ts';

let gateway: TestGateway;
const token = tokenOf({ user_id: 'RAHIMA' });
const capabilities = { capabilities: { desk: true } };
const TEXT = { id: 'burns', subject: 'surgery', topic: 'trauma', is_array: false, title: 'Burns', date: '2026-11-01' };
const EVENT = {
  version: 2,
  at: '2026-11-22T09:30:00.000Z',
  by: null,
  what: 'SAVED',
  comment: null,
  changes: [{ field: 'body', from: 'a', to: 'b' }],
};
const STATE = {
  status: 'IN_REVIEW',
  author: 'Nadia',
  is_mine: true,
  changed_at: '2026-11-22T09:30:00.000Z',
  missing: ['a comparison'],
  may: ['RETURN', 'ARCHIVE'],
  published: { ...TEXT, topic: null, reviewer: 'Dr Karim', reviewed_on: '2026-11-02', body: '<p>Old.</p>' },
};
const listed = { version: 'v1', edited: null, entry: TEXT, article: STATE };
const ARTICLE = { ...listed, entry: { ...TEXT, body: '<p>New.</p>' }, article: { ...STATE, history: [EVENT] } };
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({
    '/capabilities': capabilities,
    '/admin/articles': { entries: [listed], next: 'burns', total: 3 },
    '/admin/entries/topics/burns': { entry: ARTICLE },
    '/admin/articles/burns/approve': { entry: ARTICLE },
    '/admin/articles/burns/return': { entry: ARTICLE },
    '/admin/articles/burns/undo': { entry: null },
  });
});
afterAll(() => gateway.close());

const called = (path: string) => gateway.stub.calls.filter((call) => call.path === path);
const ask = (query: string) => gateway.dataOf(query, {}, { token });
const fail = (query: string) => gateway.errorOf(query, {}, { token });

test('an article comes with its draft, what readers see and its history', async () => {
  const { desk } = await ask(`{ desk { internshipTopic(id: "burns") {
    name body status author isMine changedAt lacks may published { list reviewer reviewedOn body }
    history { version by what changes { field before after } }
  } } }`);
  expect(desk).toEqual({
    internshipTopic: {
      name: 'Burns',
      body: '<p>New.</p>',
      status: 'IN_REVIEW',
      author: 'Nadia',
      isMine: true,
      changedAt: STATE.changed_at,
      lacks: ['a comparison'],
      // An action that only a newer server knows is left out.
      may: ['RETURN'],
      published: { list: null, reviewer: 'Dr Karim', reviewedOn: '2026-11-02', body: '<p>Old.</p>' },
      history: [{ version: 2, by: null, what: 'SAVED', changes: [{ field: 'body', before: 'a', after: 'b' }] }],
    },
  });
});

test('drafts are listed by pages; their history is fetched only where a document has it', async () => {
  const PAGE = 'edges { cursor node { id status } } pageInfo { hasNextPage endCursor } total';
  expect(await ask(`{ desk { internshipDrafts(status: IN_REVIEW, first: 1, after: "a") { ${PAGE} } } }`)).toEqual({
    desk: {
      internshipDrafts: {
        edges: [{ cursor: 'burns', node: { id: 'burns', status: 'IN_REVIEW' } }],
        pageInfo: { hasNextPage: true, endCursor: 'burns' },
        total: 3,
      },
    },
  });
  expect(called('/admin/articles')[0]?.query).toEqual({ limit: '1', after: 'a', status: 'IN_REVIEW' });
  expect(called('/admin/entries/topics/burns')).toEqual([]);
  const { desk } = await ask('{ desk { internshipDrafts { edges { node { history { version } } } } } }');
  expect(desk).toMatchObject({ internshipDrafts: { edges: [{ node: { history: [{ version: 2 }] } }] } });
});

test('an article is approved, returned and undone with the names of the REST API', async () => {
  await ask(`mutation {
    approveInternshipTopic(id: "burns", version: "v1") { id }
    returnInternshipTopic(id: "burns", version: "v1", comment: "How much?") { id }
  }`);
  expect(called('/admin/articles/burns/approve')[0]?.body).toEqual({ version: 'v1' });
  expect(called('/admin/articles/burns/return')[0]?.body).toEqual({ version: 'v1', comment: 'How much?' });
  const UNDO = 'mutation { undoInternshipTopic(id: "burns", version: "v1") { id } }';
  expect(await ask(UNDO)).toEqual({ undoInternshipTopic: null });
  gateway.stub.reset({
    '/capabilities': capabilities,
    '/admin/articles/burns/undo': answer(409, { message: 'Gone.' }),
  });
  expect(await fail(UNDO)).toMatchObject({ message: 'Gone.', extensions: { code: 'CONFLICT' } });
});

test('a server without drafts says that everything is published', async () => {
  gateway.stub.reset({
    '/capabilities': capabilities,
    '/admin/entries/topics/burns': { entry: { version: 'v1', edited: null, entry: TEXT } },
  });
  const { desk } = await ask(
    '{ desk { internshipTopic(id: "burns") { status may history { version } published { name } } } }',
  );
  expect(desk).toEqual({ internshipTopic: { status: 'PUBLISHED', may: [], history: [], published: null } });
});

test.each([
  '{ desk { internshipDrafts(first: 51) { total } } }',
  '{ desk { internshipDrafts(after: "../x") { total } } }',
  '{ desk { internshipDrafts(status: RETIRED) { total } } }',
  'mutation { approveInternshipTopic(id: "../x", version: "v1") { id } }',
])('%s is BAD_USER_INPUT and calls nothing', async (query) => {
  expect((await fail(query)).extensions?.['code']).toBe('BAD_USER_INPUT');
  expect(gateway.stub.calls.filter(({ path }) => path.startsWith('/admin'))).toEqual([]);
});
