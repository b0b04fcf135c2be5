import { GraphQLObjectType } from 'graphql';
import { expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { createLogger } from '../logger.ts';
import { createMetrics } from '../metrics/index.ts';
import { createApollo } from './apollo.ts';
import { createSchema } from './schema.ts';

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
  const { apollo } = createApollo(schema, createLogger('silent'), { metrics: createMetrics() });
  await apollo.start();
  const contextValue = {} as Context;
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
