import { buildSchema, parse, validate } from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRINTED_SCHEMA } from 'schema/files.ts';
import { STARTING_TABS } from '../../../explorer/src/starting-tabs.ts';

const schema = buildSchema(readFileSync(PRINTED_SCHEMA, 'utf8'));

test('the operations that the explorer opens with are valid', () => {
  for (const { query } of STARTING_TABS) expect(validate(schema, parse(query)), query).toEqual([]);
});
