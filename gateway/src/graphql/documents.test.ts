import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/index.ts';
import { pageRow, sbaRow, TOPIC_CALL } from '../testing/rows.ts';

const ROUTES = { [TOPIC_CALL]: pageRow([sbaRow()]) };
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ routes: ROUTES });
});
afterAll(() => gateway.close());

const ROOTS = new Set(['Query', 'Mutation']);
const PAGE = `query Page($topic: String!, $page: Int = 1, $key: Boolean! = false) {
  boardSubject(board: "DHK", prof: "_1", subject: "ANAT") {
    topicQuestions(topic: $topic, page: $page) { questions { id takeAway @include(if: $key) stem @skip(if: $key) } }
  }
}`;

const firstQuestion = async (variables: Record<string, unknown>) =>
  (await gateway.dataOf(PAGE, variables)).boardSubject.topicQuestions.questions[0];

describe('documents', () => {
  test('variables, defaults and directives in a repeated document', async () => {
    const { stem, take_away: takeAway } = sbaRow();
    for (let round = 0; round < 2; round++) {
      gateway.stub.reset(ROUTES);
      expect(await firstQuestion({ topic: 'Heart' })).toEqual({ id: '1042', stem });
      expect(await firstQuestion({ topic: 'Lung', page: 2, key: true })).toEqual({ id: '1042', takeAway });
      expect(await firstQuestion({ topic: 'Lung', page: 3, unheardOf: {} })).toEqual({ id: '1042', stem });
      expect(gateway.stub.calls.map(({ query }) => `${query.topic_name} ${query.page}`)).toEqual([
        'Heart 1',
        'Lung 2',
        'Lung 3',
      ]);
    }
  });

  test.each([
    ['missing', {}],
    ['null', { topic: null }],
    ['a number', { topic: 7 }],
    ['a list', { topic: ['Heart'] }],
    ['a half page', { topic: 'Heart', page: 1.5 }],
    ['a page as text', { topic: 'Heart', page: '1' }],
    ['a page past 32 bits', { topic: 'Heart', page: 2 ** 31 }],
    ['a page that is null', { topic: 'Heart', page: null }],
    ['a boolean as text', { topic: 'Heart', key: 'true' }],
  ])('a variable that is %s is refused before any call', async (what, variables) => {
    gateway.stub.calls.length = 0;
    // Twice, to test the executor and the compiled query.
    for (let round = 0; round < 2; round++) {
      const { status, body } = await gateway.graphql(PAGE, variables);
      // A nullable variable may be null but its argument may not, which fails only during execution.
      expect(status).toBe(what === 'a page that is null' ? 200 : 400);
      expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
      expect(body.errors?.[0]?.message).toMatch(/topic|page|key/);
      expect(JSON.stringify(body)).not.toMatch(/node_modules|stacktrace|"http"/);
    }
    expect(gateway.callsMade()).toEqual([]);
  });

  test('ids may be numbers', async () => {
    const query = 'query ($code: ID!) { board(code: $code) { code } chapter(id: $code) { id } }';
    expect(await gateway.dataOf(query, { code: 5 })).toEqual({ board: null, chapter: null });
  });

  test('operationName chooses an existing operation', async () => {
    const query = 'query Dhaka { board(code: "DHK") { name } } query Sylhet { board(code: "SYL") { name } }';
    for (let round = 0; round < 2; round++) {
      for (const operationName of ['Dhaka', 'Sylhet']) {
        expect(await gateway.dataOf(query, {}, { operationName })).toEqual({ board: { name: operationName } });
      }
    }
    for (const operationName of [undefined, 'Rajshahi']) {
      const { status, body } = await gateway.graphql(query, {}, operationName ? { operationName } : {});
      expect(status).toBe(400);
      expect(body.errors?.[0]?.extensions).toEqual({ code: 'OPERATION_RESOLUTION_FAILURE' });
    }
  });

  test('a subscription is rejected over HTTP', async () => {
    const ofQuery = await gateway.errorOf('subscription { boards { name } }');
    expect(ofQuery.extensions).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
    expect(await gateway.errorOf('subscription { notificationAdded { id } }')).toMatchObject({
      message:
        'Subscriptions run over WebSocket (graphql-transport-ws) at this address, or as events at /graphql/stream.',
      extensions: { code: 'BAD_REQUEST' },
    });
  });

  test('fragments, inline fragments, aliases and __typename', async () => {
    const data = await gateway.dataOf(`
      query { __typename d: board(code: "DHK") { ...Named ... on Board { years: professionalYears { ...Year } } } }
      fragment Named on Board { __typename code called: name }
      fragment Year on ProfessionalYear { code }`);
    expect(data).toEqual({
      __typename: 'Query',
      d: {
        __typename: 'Board',
        code: 'DHK',
        called: 'Dhaka',
        years: ['_1', '_2', '_3', '_4'].map((code) => ({ code })),
      },
    });
  });

  test('repeated fields are merged', async () => {
    const data = await gateway.dataOf('{ board(code: "DHK") { name } board(code: "DHK") { code name } }');
    expect(data).toEqual({ board: { name: 'Dhaka', code: 'DHK' } });
  });

  test('introspection has every type with its description', async () => {
    const { __schema: schema } = await gateway.dataOf(
      '{ __schema { queryType { name } types { name kind description fields { name description } } } }',
    );
    expect(schema.queryType).toEqual({ name: 'Query' });
    type Described = { name: string; kind: string; description: string | null; fields: Described[] | null };
    const ours = (schema.types as Described[]).filter(({ name }) => !name.startsWith('__') && !ROOTS.has(name));
    expect(ours.map(({ name }) => name)).toEqual(expect.arrayContaining(['BoardSubject', 'Question', 'Chapter']));
    for (const type of ours) {
      for (const part of [type, ...(type.fields ?? [])])
        expect(part.description, `${type.name} ${part.name}`).toBeTruthy();
    }
    expect(await gateway.dataOf('{ __type(name: "QuestionType") { enumValues { name } } }')).toEqual({
      __type: { enumValues: [{ name: 'SAQ' }, { name: 'SBA' }, { name: 'MTF' }] },
    });
  });

  test.each([
    ['{ boards { name }', 'GRAPHQL_PARSE_FAILED'],
    ['', 'BAD_REQUEST'],
    ['{ boards { nam } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['{ board { name } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['{ boards }', 'GRAPHQL_VALIDATION_FAILED'],
    ['query ($x: Int) { boards { name } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['query ($x: Nothing) { board(code: $x) { name } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }', 'GRAPHQL_VALIDATION_FAILED'],
  ])('%j is %s, 400, with nothing but its code', async (query, code) => {
    const { status, body } = await gateway.graphql(query);
    expect(status).toBe(400);
    expect(body).not.toHaveProperty('data');
    for (const error of body.errors!) expect(error.extensions).toEqual({ code });
  });
});
