import { isObjectType, parse, TypeInfo, validate, visit, visitWithTypeInfo } from 'graphql';
import { expect, test } from 'vitest';
import { readSchema } from 'schema/graph.ts';
import { EVERY_DOCUMENT } from './every-field.ts';

const schema = readSchema();

test('the documents of the contract tests request every field of the graph', () => {
  const requested = new Set<string>();
  for (const text of EVERY_DOCUMENT) {
    const document = parse(text);
    expect(validate(schema, document)).toEqual([]);
    const info = new TypeInfo(schema);
    visit(
      document,
      visitWithTypeInfo(info, {
        Field: ({ name }) => void requested.add(`${info.getParentType()?.name}.${name.value}`),
      }),
    );
  }
  const all = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
    .flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    );
  expect(all.filter((field) => !requested.has(field))).toEqual([]);
});
