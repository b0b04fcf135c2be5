import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { readSchema } from 'schema/graph.ts';
import { STARTING_TABS } from '../../../explorer/src/starting-tabs.ts';

const schema = readSchema();

test('the operations that the explorer opens with are valid', () => {
  for (const { query } of STARTING_TABS) expect(validate(schema, parse(query)), query).toEqual([]);
});
