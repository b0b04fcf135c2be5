import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mtfRow, sbaQuestion, sbaRow } from '../../testing/rows.ts';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../../testing/index.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() =>
  gateway.stub.reset({
    '/questions/ANAT-000123': { data: sbaRow() },
    '/questions/1042': { data: sbaRow() },
    '/questions/1043': mtfRow(),
    '*': answer(404, { message: 'Question not found', code: 'NOT_FOUND' }),
  }),
);
afterAll(() => gateway.close());

const FIELDS = `id ref type stem options { key text correct reason } parts { label } explanation takeAway references topic
  appearances { board year sitting } origin`;
const QUESTION = `query ($ref: String, $id: ID) { question(ref: $ref, id: $id) { ${FIELDS} } }`;

describe('a single question', () => {
  test('is found by its ref or its id, with the reader’s token', async () => {
    const token = tokenOf({ user_id: 'RAHIMA' });
    for (const by of [{ ref: 'ANAT-000123' }, { id: '1042' }]) {
      expect(await gateway.dataOf(QUESTION, by, { token })).toEqual({ question: sbaQuestion });
    }
    expect(gateway.callsMade()).toEqual(['/questions/ANAT-000123?by=ref', '/questions/1042?by=id']);
    expect(gateway.stub.calls[0]!.headers.authorization).toBe(`Bearer ${token}`);
    expect((await gateway.dataOf(QUESTION, { id: '1043' })).question.type).toBe('MTF');
  });

  test.each([{ ref: 'NONE-1' }, { id: '7' }, { id: 'a/b' }, { id: '..' }, { ref: 'a/../b' }, { ref: 'a?b' }])(
    'is null for %j',
    async (by) => expect(await gateway.dataOf(QUESTION, by)).toEqual({ question: null }),
  );

  test('is null if a server that ignores `by` returns another question', async () => {
    expect(await gateway.dataOf(QUESTION, { ref: '1042' })).toEqual({ question: null });
  });

  test('that is locked is PURCHASE_REQUIRED if the 403 says so', async () => {
    for (const code of ['PURCHASE_REQUIRED', 'FORBIDDEN']) {
      gateway.stub.reset({ '*': answer(403, { code }) });
      const error = await gateway.errorOf(QUESTION, { ref: 'ANAT-000123' });
      expect(error).toMatchObject({ path: ['question'], extensions: { code } });
    }
  });

  test.each([
    ['a page of its own', answer(404, 'Cannot GET /questions/ANAT-000123')],
    ['a 404 without a code', answer(404, { message: 'Not Found' })],
    ['405', answer(405, {})],
    ['501', answer(501, {})],
  ])('is NOT_SUPPORTED by a server without the call, which responds %s', async (_what, says) => {
    gateway.stub.reset({ '*': says });
    expect(await gateway.errorOf(QUESTION, { ref: 'ANAT-000123' })).toMatchObject({
      message: 'This server cannot look a question up by itself.',
      extensions: { code: 'NOT_SUPPORTED' },
    });
  });

  test.each([
    [{}, 'Give either ref or id.'],
    [{ ref: 'A', id: '1' }, 'Give either ref or id.'],
    [{ ref: '' }, 'This is not the ref of a question.'],
    [{ ref: '..' }, 'This is not the ref of a question.'],
    [{ ref: 'A\nB' }, 'This is not the ref of a question.'],
  ])('rejects %j without a call', async (by, message) => {
    expect(await gateway.errorOf(QUESTION, by)).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
    expect(gateway.callsMade()).toEqual([]);
  });
});

test('scalars say what specifies them', async () => {
  const { html, dateTime } = await gateway.dataOf(
    '{ html: __type(name: "HTML") { specifiedByURL } dateTime: __type(name: "DateTime") { specifiedByURL } }',
  );
  expect(html.specifiedByURL).toMatch(/^https:\/\/html\.spec\.whatwg\.org\//);
  expect(dateTime.specifiedByURL).toMatch(/^https:\/\/scalars\.graphql\.org\//);
});
