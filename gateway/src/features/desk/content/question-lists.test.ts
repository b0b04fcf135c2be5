import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../../../testing/index.ts';

let gateway: TestGateway;
const token = tokenOf({ user_id: 'RAHIMA' });
const row = { name: 'Thorax', boards: ['DHK'], questions: 38, hidden: 2 };
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({
    '/capabilities': { capabilities: { desk: true } },
    '/admin/question-lists': { lists: [row], next: 'Thorax' },
    '/admin/question-lists/rename': { data: { changed: true, lists: 1, questions: 40, dry_run: true } },
    '/admin/question-lists/merge': { data: { changed: true, lists: 1, questions: 40, dry_run: false } },
  });
});
afterAll(() => gateway.close());

const called = (path: string) => gateway.stub.calls.filter((call) => call.path === path);
const ask = (query: string) => gateway.dataOf(query, {}, { token });
const LIST = 'kind: TOPIC, prof: "_1", subject: "ANAT"';
const RENAME = `mutation { renameQuestionList(${LIST}, name: "Torax", to: "Thorax", dryRun: true) { changed totalQuestions } }`;

describe('chapters and topics', () => {
  test('are listed by subject, in one call', async () => {
    const fields =
      'edges { cursor node { name boards totalQuestions hiddenQuestions } } pageInfo { hasNextPage endCursor }';
    const { desk } = await ask(`{ desk { questionLists(${LIST}, text: "ho", first: 1, after: "A") { ${fields} } } }`);
    expect(desk.questionLists).toEqual({
      edges: [{ cursor: 'Thorax', node: { name: 'Thorax', boards: ['DHK'], totalQuestions: 38, hiddenQuestions: 2 } }],
      pageInfo: { hasNextPage: true, endCursor: 'Thorax' },
    });
    expect(called('/admin/question-lists').map(({ query }) => query)).toEqual([
      { kind: 'topic', subject: '_1-ANAT', limit: '1', text: 'ho', after: 'A' },
    ]);
  });

  test('are renamed and merged; a dry run says so to the upstream', async () => {
    expect((await ask(RENAME)).renameQuestionList).toEqual({ changed: true, totalQuestions: 40 });
    await ask(`mutation { mergeQuestionLists(${LIST}, name: "Torax", into: "Thorax") { changed } }`);
    expect(called('/admin/question-lists/rename')).toMatchObject([
      { query: { dry_run: 'true' }, body: { kind: 'topic', subject: '_1-ANAT', name: 'Torax', to: 'Thorax' } },
    ]);
    expect(called('/admin/question-lists/merge')).toMatchObject([
      { query: {}, body: { kind: 'topic', subject: '_1-ANAT', name: 'Torax', into: 'Thorax' } },
    ]);
  });

  test('a name that is taken is CONFLICT, with the words of the upstream', async () => {
    const message = 'There is a topic "Thorax" already: merge the two.';
    gateway.stub.reset({
      '/capabilities': { capabilities: { desk: true } },
      '/admin/question-lists/rename': answer(409, { message }),
    });
    expect(await gateway.errorOf(RENAME, {}, { token })).toMatchObject({ message, extensions: { code: 'CONFLICT' } });
  });

  test.each([
    [
      'a subject that is not in the curriculum',
      `{ desk { questionLists(kind: TOPIC, prof: "_1", subject: "X") { edges { cursor } } } }`,
    ],
    ['more than a page', `{ desk { questionLists(${LIST}, first: 101) { edges { cursor } } } }`],
  ])('%s is BAD_USER_INPUT', async (_what, query) => {
    expect((await gateway.errorOf(query, {}, { token })).extensions?.['code']).toBe('BAD_USER_INPUT');
    expect(called('/admin/question-lists')).toEqual([]);
  });

  test('a visitor is UNAUTHENTICATED, and an upstream without a desk NOT_SUPPORTED', async () => {
    const { extensions } = await gateway.errorOf(RENAME);
    expect(extensions?.['code']).toBe('UNAUTHENTICATED');
    gateway.stub.reset({ '/capabilities': answer(404, {}) });
    expect((await gateway.errorOf(RENAME, {}, { token })).extensions?.['code']).toBe('NOT_SUPPORTED');
  });
});
