import { getOperationAST, GraphQLObjectType, parse } from 'graphql';
import { defaultSite } from 'schema/site.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userRow } from '../testing/people.ts';
import type { Context } from '../context.ts';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics/index.ts';
import { PAGE_FIELDS, pageRow, sbaRow, YEAR_CALL } from '../testing/rows.ts';
import { answer, by, startTestGateway, tokenOf, type TestGateway } from '../testing/index.ts';
import { createApollo } from './apollo.ts';
import { jitPlugin } from './jit-plugin.ts';
import { createSchema } from '../schema.ts';
import { JSON_TYPE, plainRequests } from '../testing/requests.ts';

const QUERY = { query: '{ boards { name } }' };

test('Apollo Server’s executor adds no resolvers to the schema, which compiled queries would call', async () => {
  const schema = createSchema();
  const resolved = () =>
    Object.values(schema.getTypeMap()).flatMap((type) =>
      type instanceof GraphQLObjectType && !type.name.startsWith('__')
        ? Object.values(type.getFields()).flatMap(({ name, resolve }) => (resolve ? `${type.name}.${name}` : []))
        : [],
    );
  const before = resolved();
  expect(before).toContain('Query.boards');
  expect(before).not.toContain('Board.name');
  const { apollo } = createApollo(schema, createLogger('silent'), {
    metrics: createMetrics(),
    sandbox: 'link',
    introspection: true,
    explorerFolder: '/nothing/here',
    site: defaultSite,
  });
  await apollo.start();
  const contextValue = { ageMs: () => 0 } as Context;
  // Executed by Apollo Server, then compiled.
  const answers = [
    await apollo.executeOperation(QUERY, { contextValue }),
    await apollo.executeOperation(QUERY, { contextValue }),
  ];
  await apollo.stop();
  expect(answers[0]!.body).toMatchObject({ singleResult: { data: { boards: [{ name: 'Dhaka' }, {}, {}, {}] } } });
  expect(answers[1]!.body).toEqual(answers[0]!.body);
  expect(resolved()).toEqual(before);
});

test.each(['{ boards { name } }', 'query ($code: ID!) { board(code: $code) { name } }'])(
  '%s is compiled when it is repeated, not the first time',
  async (query) => {
    const plugin = jitPlugin<Context>(createSchema(), (error) => error.toJSON());
    const document = parse(query);
    const request = {
      document,
      operation: getOperationAST(document),
      operationName: null,
      request: { variables: { code: 'DHK' } },
      contextValue: {},
    };
    const respond = async () =>
      (await plugin.requestDidStart!(request as never))!.responseForOperation!(request as never);
    expect(await respond()).toBeNull();
    expect(await respond()).toMatchObject({ body: { kind: 'single' } });
  },
);

const PAGE = pageRow([sbaRow()]);

describe('a repeated document', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({
      // GraphQL.js executes a document the first time, the compiled query later.
      compile: 'second request',
      routes: {
        [YEAR_CALL]: by((response, request) =>
          (request.url!.includes('page=2') ? answer(403, { message: 'Please purchase.' }) : answer(200, PAGE))(
            response,
            request,
          ),
        ),
        '/users': by((response, request) => {
          const id = new URL(request.url!, 'http://stub').searchParams.get('user_id');
          return answer(200, { data: userRow({ user_id: id }) })(response, request);
        }),
      },
    });
  });
  afterAll(() => gateway.close());

  const { send } = plainRequests(() => gateway.url);
  const page = `query Page($page: Int!) {
    boardSubject(board: "DHK", prof: "_1", subject: "ANAT") {
      yearQuestions(year: 2024, page: $page) { ...Page }
    }
  } ${PAGE_FIELDS}`;
  const operations = `query A { boards { name } } query B { professionalYears { code } }`;

  const PAGE_1 = { query: page, variables: { page: 1 } };
  test.each([
    ['a page', 'ANAT-000123', PAGE_1],
    ['a page that is refused', 'PURCHASE_REQUIRED', { query: page, variables: { page: 2 } }],
    ['a variable of another type', 'got invalid value', { query: page, variables: { page: 'one' } }],
    ['no variable', 'was not provided', { query: page }],
    ['one of its operations', '_4', { query: operations, operationName: 'B' }],
    ['the other', 'Dhaka', { query: operations, operationName: 'A' }],
    ['none of them', 'Unknown operation', { query: operations, operationName: 'C' }],
  ])('%s: the compiled query answers with the status, headers and bytes of GraphQL.js', async (what, part, body) => {
    // A new document, so that GraphQL.js executes it first.
    const query = `${body.query} # ${what}`;
    const ask = async () => {
      // An invalid token, so that no response is cached.
      const sent = {
        headers: { ...JSON_TYPE, authorization: 'Bearer x' },
        body: JSON.stringify({ ...body, query }),
      };
      const { status, headers: received, bytes } = await send(sent);
      return { status, headers: { ...received, date: undefined, 'x-request-id': undefined }, text: bytes.toString() };
    };
    const first = await ask();
    expect(first.text).toContain(part);
    for (let again = 0; again < 3; again += 1) expect(await ask()).toEqual(first);
  });

  test('gives each reader their own response', async () => {
    const query = '{ viewer { userId } }';
    for (const id of ['U-1', 'U-2', 'U-1', 'U-3']) {
      const { viewer } = await gateway.dataOf(query, {}, { token: tokenOf({ user_id: id }) });
      expect(viewer.userId).toBe(id);
    }
    expect(await gateway.dataOf(query)).toEqual({ viewer: null });
  });
});
