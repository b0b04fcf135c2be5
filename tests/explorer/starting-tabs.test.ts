import { buildSchema, parse, validate } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STARTING_TABS } from '../../explorer/src/starting-tabs.ts';
import { ROOT } from '../../scripts/programs.ts';

const schema = buildSchema(readFileSync(join(ROOT, 'schema/printed/schema.graphql'), 'utf8'));

test('the operations that the explorer opens with are valid', () => {
  for (const { query } of STARTING_TABS) expect(validate(schema, parse(query)), query).toEqual([]);
});
