import { getOperationAST, GraphQLObjectType, parse } from 'graphql';
import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics/index.ts';
import { createApollo } from './apollo.ts';
import { jitPlugin } from './jit-plugin.ts';
import { createSchema } from '../schema.ts';

const QUERY = { query: '{ boards { name } }' };

test('what Apollo Server executes leaves the schema alone that queries are compiled from', async () => {
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
  '%s is compiled when it comes again, and not for one that may never come again',
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
    const answer = async () =>
      (await plugin.requestDidStart!(request as never))!.responseForOperation!(request as never);
    expect(await answer()).toBeNull();
    expect(await answer()).toMatchObject({ body: { kind: 'single' } });
  },
);
