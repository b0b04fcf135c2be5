import { ApolloServer, HeaderMap, type ApolloServerPlugin, type HTTPGraphQLRequest } from '@apollo/server';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLError } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userRow } from '../testing/people.ts';
import { PAGE_FIELDS, pageRow, sbaRow, YEAR_CALL } from '../testing/rows.ts';
import { answer, by, startTestGateway, tokenOf, type TestGateway } from '../testing/index.ts';
import { jitPlugin } from './jit-plugin.ts';
import { knownDocuments } from './known-documents.ts';
import { JSON_TYPE, plainRequests } from '../testing/requests.ts';

const PAGE = pageRow([sbaRow()]);

describe('a document that was answered before', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({
      // Documents without variables are answered first by GraphQL.js, then compiled.
      compile: 'asked for again',
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
  const pageWithin = (number: number) => page.replace('($page: Int!)', '').replace('$page', String(number));
  const operations = `query A { boards { name } } query B { professionalYears { code } }`;

  const PAGE_1 = { query: page, variables: { page: 1 } };
  const GRAPHQL_TYPE = { accept: 'application/graphql-response+json' };
  test.each([
    ['a page', 'ANAT-000123', PAGE_1, {}],
    ['a page, its values within', 'ANAT-000123', { query: pageWithin(1) }, {}],
    ['a page that is refused, its values within', 'PURCHASE_REQUIRED', { query: pageWithin(2) }, {}],
    ['a page that is refused', 'PURCHASE_REQUIRED', { query: page, variables: { page: 2 } }, {}],
    ['a variable of another type', 'got invalid value', { query: page, variables: { page: 'one' } }, {}],
    ['no variable', 'was not provided', { query: page }, {}],
    ['one of its operations', '_4', { query: operations, operationName: 'B' }, {}],
    ['the other', 'Dhaka', { query: operations, operationName: 'A' }, {}],
    ['none of them', 'Unknown operation', { query: operations, operationName: 'C' }, {}],
    ['the media type of GraphQL', 'ANAT-000123', PAGE_1, GRAPHQL_TYPE],
    ['no media type of ours', 'accept', PAGE_1, { accept: 'image/png' }],
    ['extensions', 'ANAT-000123', { ...PAGE_1, extensions: { clientLibrary: { name: 'x' } } }, {}],
    ['null for what may be left out', 'Dhaka', { query: '{ boards { name } }', variables: null, extensions: null }, {}],
  ])('%s: is answered again with the same status, headers and bytes', async (what, part, body, headers) => {
    // Its own document, so that Apollo Server answers it first.
    const query = `${body.query} # ${what}`;
    const ask = async () => {
      // With a token that names nobody no answer is kept.
      const sent = {
        headers: { ...JSON_TYPE, ...headers, authorization: 'Bearer x' },
        body: JSON.stringify({ ...body, query }),
      };
      const { status, headers: told, bytes } = await send(sent);
      return { status, headers: { ...told, date: undefined, 'x-request-id': undefined }, text: bytes.toString() };
    };
    const first = await ask();
    expect(first.text).toContain(part);
    for (let again = 0; again < 3; again += 1) expect(await ask()).toEqual(first);
  });

  test('is answered to each reader as their own', async () => {
    const query = '{ viewer { userId } }';
    for (const id of ['U-1', 'U-2', 'U-1', 'U-3']) {
      const { viewer } = await gateway.dataOf(query, {}, { token: tokenOf({ user_id: id }) });
      expect(viewer.userId).toBe(id);
    }
    expect(await gateway.dataOf(query)).toEqual({ viewer: null });
  });
});

describe('beside Apollo Server', () => {
  type Context = { name: string };
  const calls: string[] = [];
  let refusal: Error | undefined;
  const spy: ApolloServerPlugin<Context> = {
    async requestDidStart() {
      calls.push('requestDidStart');
      return {
        didResolveSource: async () => void calls.push('didResolveSource'),
        async didResolveOperation({ operationName, contextValue }) {
          calls.push(`didResolveOperation ${operationName} ${contextValue.name}`);
          if (refusal) throw refusal;
        },
        willSendResponse: async ({ response }) => {
          calls.push('willSendResponse');
          response.http.headers.set('x-told', 'by a plugin');
        },
      };
    },
  };
  const schema = makeExecutableSchema<Context>({
    typeDefs: 'type Query { hello: String } type Mutation { hello: String }',
    resolvers: {
      Query: { hello: (_root, _args, { name }) => `hello ${name}` },
      Mutation: { hello: () => 'done' },
    },
  });
  const plugins = [spy, jitPlugin<Context>(schema, (error) => error.toJSON(), 'at once')];
  const known = knownDocuments(plugins);
  const apollo = new ApolloServer<Context>({ schema, plugins: [...plugins, known.learn] });
  beforeAll(() => apollo.start());
  afterAll(() => apollo.stop());

  const request = (body: unknown, method = 'POST'): HTTPGraphQLRequest => ({
    method,
    headers: new HeaderMap([['content-type', 'application/json']]),
    search: '',
    body,
  });
  const context = () => ({ name: 'you' });
  async function learned(body: unknown) {
    const asked = request(body);
    const answered = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: asked,
      context: async () => context(),
    });
    known.learnType(asked, answered);
    return answered;
  }

  test('the same plugins hear the same, in the same order, and may speak', async () => {
    const body = { query: 'query Hello { hello }' };
    calls.length = 0;
    const first = await learned(body);
    const heard = calls.splice(0);
    const again = await known.run(request(body), context);
    expect(heard).toEqual(['requestDidStart', 'didResolveSource', 'didResolveOperation Hello you', 'willSendResponse']);
    expect(calls).toEqual(heard);
    expect(again?.body).toEqual(first.body);
    expect(Object.fromEntries(again!.headers)).toEqual(Object.fromEntries(first.headers));
    expect(again!.headers.get('x-told')).toBe('by a plugin');
  });

  test('what a plugin refuses is left to it', async () => {
    const body = { query: '{ hello }' };
    await learned(body);
    expect(await known.run(request(body), context)).toBeDefined();
    refusal = new GraphQLError('too much');
    expect(await known.run(request(body), context)).toBeUndefined();
    refusal = undefined;
  });

  test.each([
    ['a mutation', { query: 'mutation { hello }' }],
    ['one it has refused', { query: '{ goodbye }' }],
    ['a very long one', { query: `{ hello } # ${'x'.repeat(20_000)}` }],
  ])('%s is not learned', async (_what, body) => {
    await learned(body);
    expect(await known.run(request(body), context)).toBeUndefined();
  });

  test.each([
    ['a GET', request({ query: '{ hello }' }, 'GET')],
    ['several at once', request([{ query: '{ hello }' }])],
    ['one by its hash', request({ query: '{ hello }', extensions: { persistedQuery: {} } })],
    ['variables in a list', request({ query: '{ hello }', variables: [] })],
    ['a name that is none', request({ query: '{ hello }', operationName: 7 })],
    ['an empty name', request({ query: '{ hello }', operationName: '' })],
    ['another Accept', { ...request({ query: '{ hello }' }), headers: new HeaderMap([['accept', 'text/html']]) }],
  ])('%s is left to it', async (_what, asked) => {
    await learned({ query: '{ hello }' });
    expect(await known.run(request({ query: '{ hello }' }), context)).toBeDefined();
    expect(await known.run(asked, context)).toBeUndefined();
  });
});
