import { GraphQLError } from 'graphql';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { badInput, formatError, type Report } from './errors.ts';
import { UpstreamError } from '../rest/upstream-error.ts';
import { answer, startTestGateway, type Answer, type GraphqlAnswer, type TestGateway } from '../testing/index.ts';
import { CHAPTERS_CALL, ofAnatomy, pageRow, TOPICS_CALL, YEAR_CALL, YEARS_CALL } from '../testing/rows.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const SEARCH = '{ search(text: "heart") { topicName } }';
const HTML =
  '<html><body>nginx at http://10.0.0.7:4001/med/api/v1 Error: boom\n    at Store.read (/srv/api/store.js:7:3)</body></html>';
const INSIDE = [
  '10.0.0.7',
  ':4001',
  '/med/api',
  '/srv/',
  'nginx',
  '    at ',
  'node_modules',
  'stack',
  'SELECT',
  'Axios',
];

/** The response discloses no internals of upstream or gateway. */
function expectNothingOfTheInside({ text, headers }: GraphqlAnswer) {
  const all = text + JSON.stringify([...headers]);
  // With the colon, because a random request id may contain the same digits.
  for (const word of [...INSIDE, `:${gateway.stub.port}`]) expect(all).not.toContain(word);
}

async function refusal(route: Answer) {
  gateway.stub.reset({ '/search': route });
  const result = await gateway.graphql(SEARCH);
  expect(result.status).toBe(200);
  expect(result.body.data).toEqual({ search: null });
  expectNothingOfTheInside(result);
  expect(result.body.errors).toHaveLength(1);
  return result.body.errors![0]!;
}

const UNAVAILABLE = 'Error: Something went wrong, please try again.';
const TIMED_OUT = 'Request timed out. Please try again later.';

describe('each upstream status has a code, and a default message', () => {
  test.each([
    [400, 'BAD_USER_INPUT', 'Invalid Information. Please try again.'],
    // That call carries no token.
    [401, 'UPSTREAM_UNAVAILABLE', UNAVAILABLE],
    [402, 'PURCHASE_REQUIRED', 'Please purchase packages to access more pages.'],
    [403, 'FORBIDDEN', 'You may not do this.'],
    [404, 'NOT_FOUND', 'No data found'],
    [408, 'UPSTREAM_TIMEOUT', TIMED_OUT],
    [418, 'UPSTREAM_UNAVAILABLE', UNAVAILABLE],
    [422, 'BAD_USER_INPUT', 'Invalid Information. Please try again.'],
    [429, 'TOO_MANY_REQUESTS', 'Too many requests! Please try again later.'],
    [500, 'UPSTREAM_UNAVAILABLE', UNAVAILABLE],
    [502, 'UPSTREAM_UNAVAILABLE', UNAVAILABLE],
    [503, 'UPSTREAM_UNAVAILABLE', UNAVAILABLE],
    [504, 'UPSTREAM_TIMEOUT', TIMED_OUT],
    [304, 'UPSTREAM_UNAVAILABLE', UNAVAILABLE],
  ])('%i is %s', async (status, code, message) => {
    const bodies: Answer[] =
      status === 304
        ? [(response) => response.writeHead(304).end()]
        : [
            answer(status, {}),
            answer(status, ''),
            answer(status, 'null'),
            answer(status, { message: 7, code: {} }),
            answer(status, { message: '  ' }),
            answer(status, HTML, 'text/html'),
            answer(status, '{"message": "cut off'),
          ];
    for (const body of bodies) {
      expect(await refusal(body)).toMatchObject({
        message,
        path: ['search'],
        extensions: { code },
      });
    }
  });
});

describe('the upstream’s message', () => {
  test.each([400, 403, 404, 422, 429])('is passed on with a %i', async (status) => {
    const message = 'Too many requests. Please try again after 1 second.';
    const error = await refusal(answer(status, { message: ` ${message} `, code: 'ANY', stack: 'Error at /srv/x.js' }));
    expect(error.message).toBe(message);
    expect(Object.keys(error.extensions!)).toEqual(['code']);
  });

  test.each([
    ['x'.repeat(10_000), 'x'.repeat(1_000)],
    [`${'x'.repeat(999)}😀`, 'x'.repeat(999)],
  ])('is cut off after 1,000 characters, between two, and shows it', async (message, start) => {
    expect((await refusal(answer(400, { message }))).message).toBe(`${start}…`);
  });

  test('has its id and parameters beside it, for a client with words of its own', async () => {
    const message = { message_id: 'reports.outOfRange', params: { min: 1, max: 9, of: ['a', 'b'] } };
    expect(await refusal(answer(400, { message: '1 to 9', ...message }))).toMatchObject({
      message: '1 to 9',
      extensions: { code: 'BAD_USER_INPUT', messageId: 'reports.outOfRange', params: message.params },
    });
    expect((await refusal(answer(404, {}))).extensions).toEqual({
      code: 'NOT_FOUND',
      messageId: 'gateway.errors.notFound',
      params: {},
    });
  });

  test.each([
    {},
    { message_id: 7, params: {} },
    { message_id: '<b>', params: {} },
    { message_id: 'reports.one' },
    { message_id: 'reports.one', params: { in: { deep: 1 } } },
  ])('is passed on alone if the upstream names it by %j', async (named) => {
    const { message, extensions } = await refusal(answer(400, { message: 'Not so.', ...named }));
    expect({ message, extensions }).toEqual({ message: 'Not so.', extensions: { code: 'BAD_USER_INPUT' } });
  });

  test("is asked for in the reader's language, like the gateway's own", async () => {
    const language = { 'x-language': 'en-XA' };
    const messageIn = async (headers: Record<string, string>) =>
      (await gateway.graphql(SEARCH, {}, { headers })).body.errors?.[0]?.message;
    gateway.stub.reset({ '/search': answer(400, {}) });
    expect(await messageIn(language)).toBe('⟦Invalid Information. Please try again.⟧');
    expect(await messageIn({})).toBe('Invalid Information. Please try again.');
    const asked = new Set(gateway.stub.calls.map(({ headers }) => headers['x-language']));
    expect(asked).toEqual(new Set(['en-XA', undefined]));
  });

  test.each([500, 502, 503, 504])('is hidden for a %i', async (status) => {
    const inside = 'SELECT * FROM users failed at http://10.0.0.7:4001 /srv/api/store.js:7';
    const error = await refusal(answer(status, { message: inside, code: 'ECONNREFUSED', stack: inside }));
    expect([UNAVAILABLE, TIMED_OUT]).toContain(error.message);
    expect(Object.keys(error.extensions!)).toEqual(['code', 'messageId', 'params']);
  });

  test('is "Questions not found" for an empty list', async () => {
    gateway.stub.reset({ [YEAR_CALL]: answer(404, { message: 'Questions not found', code: 'NOT_FOUND' }) });
    const error = await gateway.errorOf(ofAnatomy('yearQuestions(year: 2024) { questions { id } }'));
    expect(error).toMatchObject({ message: 'Questions not found', extensions: { code: 'NOT_FOUND' } });
  });

  test('is passed on for the paywall', async () => {
    const message = 'Please purchase packages to access more pages.';
    gateway.stub.reset({ [YEAR_CALL]: answer(403, { message, code: 'PURCHASE_REQUIRED' }) });
    const error = await gateway.errorOf(ofAnatomy('yearQuestions(year: 2024, page: 2) { questions { id } }'));
    expect(error).toMatchObject({ message, extensions: { code: 'PURCHASE_REQUIRED' } });
  });
});

describe('partial results', () => {
  test('one of two aliases may fail', async () => {
    gateway.stub.reset({
      [TOPICS_CALL]: { data: ['Heart'] },
      '/board-filter/topics/CTG_1-ANAT': answer(503, {}),
      [CHAPTERS_CALL]: { data: [] },
    });
    const { status, body } = await gateway.graphql(`{
      dhaka: boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { topics }
      chittagong: boardSubject(board: "CTG", prof: "_1", subject: "ANAT") { id topics }
      board(code: "RAJ") { name }
      chapters(prof: "_1", subject: "ANAT") { id }
    }`);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      dhaka: { topics: ['Heart'] },
      chittagong: { id: 'CTG_1-ANAT', topics: null },
      board: { name: 'Rajshahi' },
      chapters: [],
    });
    expect(body.errors).toMatchObject([
      { path: ['chittagong', 'topics'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ]);
  });

  test('each of two failures has its own path and code', async () => {
    gateway.stub.reset({ [YEARS_CALL]: answer(429, {}), '/board-filter/CTG_1-ANAT/years': answer(500, {}) });
    const { body } = await gateway.graphql(`{
      one: boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { years }
      two: boardSubject(board: "CTG", prof: "_1", subject: "ANAT") { years }
    }`);
    expect(body.data).toEqual({ one: { years: null }, two: { years: null } });
    const codes = Object.fromEntries(body.errors!.map(({ path, extensions }) => [path![0], extensions!.code]));
    expect(codes).toEqual({ one: 'TOO_MANY_REQUESTS', two: 'UPSTREAM_UNAVAILABLE' });
  });

  test('a failed call is repeated by the next request', async () => {
    gateway.stub.reset({ [YEAR_CALL]: answer(500, {}) });
    const query = ofAnatomy('yearQuestions(year: 2024) { questions { id } }');
    await gateway.errorOf(query);
    gateway.stub.reset({ [YEAR_CALL]: pageRow() });
    expect((await gateway.dataOf(query)).boardSubject.yearQuestions.questions).toEqual([{ id: '1042' }]);
  });
});

describe('the log', () => {
  test.each([
    ['an upstream that does not answer', new UpstreamError('', { timedOut: true }), true],
    ['an upstream that fails', new UpstreamError('', { status: 503 }), true],
    ['a fault of our own', new TypeError('undefined is not a function'), true],
    ['what an upstream refuses', new UpstreamError('', { status: 404 }), false],
    ['what an argument may not be', badInput('page', 'page must be a whole number from 1.'), false],
  ])('%s', (_what, originalError, isTold) => {
    const report = vi.fn<Report>();
    const { extensions } = formatError(new GraphQLError(originalError.message, { originalError }), report);
    expect(extensions?.code).toBeTruthy();
    expect(report).toHaveBeenCalledTimes(isTold ? 1 : 0);
  });

  test('internal errors are masked', () => {
    const error = new GraphQLError('undefined is not a function', { originalError: new TypeError('undefined') });
    const report = vi.fn<Report>();
    const { message, extensions } = formatError(error, report);
    expect({ message, extensions }).toMatchObject({
      message: 'Something went wrong.',
      extensions: { code: 'INTERNAL_SERVER_ERROR', errorId: expect.stringMatching(/^[\da-f-]{36}$/) },
    });
    expect(report).toHaveBeenCalledWith(error.originalError, { errorId: extensions?.errorId });
  });
});
