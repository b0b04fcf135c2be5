import { expect, test } from 'vitest';
import { z } from 'zod';
import { toCamelCase } from './camel-case.ts';
import type { Fields, Schemas } from './contract.ts';
import { optionalText } from './values.ts';

type Named = Schemas['PaperComparison']['named'][number];

// The compiler checks these: a line that it does not refuse makes `@ts-expect-error` an error.
test('a field that the contract does not have, or that is not read, does not compile', () => {
  const [name, share] = [z.string(), z.number()];
  expect(z.object({ name, share } satisfies Fields<Named>).parse({ name: 'Nusrat', share: 0.5 })).toBeTruthy();
  // @ts-expect-error -- `age` is not in the contract
  z.object({ name, share, age: z.number() } satisfies Fields<Named>);
  // @ts-expect-error -- `share` is not read
  z.object({ name } satisfies Fields<Named>);
  z.object({ name } satisfies Fields<Named, 'share'>);
  // @ts-expect-error -- the contract has no field `age` to leave out
  z.object({ name, share } satisfies Fields<Named, 'age'>);
});

test('a row has the names of the graph', () => {
  const row = z.object({ _id: z.string(), took_ms: z.number(), key_corrected_on: optionalText }).transform(toCamelCase);
  const { id, tookMs, keyCorrectedOn } = row.parse({ _id: '17', took_ms: 900, key_corrected_on: null });
  expect([id, tookMs, keyCorrectedOn]).toEqual(['17', 900, null]);
});
