import { partAt, readDocument } from 'schema/rest/document.ts';
import { expect, test } from 'vitest';

const INT = { min: -(2 ** 31), max: 2 ** 31 - 1 };
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
type Schema = Record<string, unknown> & { $ref?: string; properties?: object; items?: object; oneOf?: object[] };

const document = readDocument();
const resolve = (node: Schema): Schema => (node.$ref ? (partAt(document, node.$ref) as Schema) : node);

/** The numbers of a schema, by their path. */
function numbersIn(node: Schema, path: string, visited: Set<Schema>): { path: string; schema: Schema }[] {
  const schema = resolve(node);
  if (visited.has(schema)) return [];
  visited.add(schema);
  const isNumber = [schema.type].flat().some((type) => type === 'integer' || type === 'number');
  const parts: [string, Schema][] = [
    ...Object.entries<Schema>({ ...schema.properties }).map(([name, part]): [string, Schema] => [
      `${path}.${name}`,
      part,
    ]),
    ...[schema.items ?? [], schema.oneOf ?? []].flat().map((part): [string, Schema] => [path, part as Schema]),
  ];
  return [...(isNumber ? [{ path, schema }] : []), ...parts.flatMap(([name, part]) => numbersIn(part, name, visited))];
}

// Every response of every test of the api is held against the document, and so against these bounds.
test('every number of papers and of the study record has bounds that fit the graph', () => {
  const numbers = Object.entries(document.paths)
    .filter(([path]) => /^\/(papers|study)/.test(path))
    .flatMap(([path, item]) =>
      METHODS.flatMap((method) => Object.values(item[method]?.responses ?? {})).flatMap((response) => {
        const { content } = resolve(response) as { content?: Record<string, { schema?: Schema }> };
        const schema = content?.['application/json']?.schema;
        return schema ? numbersIn(schema, path, new Set()) : [];
      }),
    );
  expect(numbers.length).toBeGreaterThan(100);
  const unbounded = numbers.filter(({ schema }) => {
    const { minimum = schema.exclusiveMinimum, maximum } = schema as { minimum?: number; maximum?: number };
    return !(Number(minimum) >= INT.min && Number(maximum) <= INT.max);
  });
  expect([...new Set(unbounded.map(({ path }) => path))]).toEqual([]);
});
