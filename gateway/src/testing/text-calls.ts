import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { replaceText, TEXT } from 'text/testing/replace-text.ts';
import { createSchema } from '../schema.ts';

const SCALARS: Record<string, unknown> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  Date: '2026-01-01',
  DateTime: '2026-01-01T00:00:00Z',
};

/** What leads to a field inside an object. */
const KEYS: Record<string, unknown> = { board: 'DHK', prof: '_1', subject: 'ANAT', code: 'DHK' };

type Field = GraphQLField<unknown, unknown>;
type Variables = Record<string, unknown>;
type TextCall = { operation: string; name: string; query: string; withText: (text: string) => Variables[] };

/** Calls of every field that takes a text. `withText` gives the variables with `text` in one String or ID after another. */
export function textCalls(): TextCall[] {
  const schema = createSchema();
  const roots = [
    ['query', schema.getQueryType()!],
    ['mutation', schema.getMutationType()!],
  ] as const;
  const seen = new Set<Field>();
  return roots.flatMap(([operation, type]) =>
    [...pathsFrom(type, seen)].map((path) => {
      const field = path.at(-1)!;
      const variables = Object.fromEntries(field.args.map((argument) => [argument.name, fill(argument.type)]));
      return {
        operation,
        name: path.map((each) => each.name).join('.'),
        query: queryOf(operation, path),
        withText: (text: string) => [...replaceText(variables, text)] as Variables[],
      };
    }),
  );
}

/** The shortest path to every field, nearest first. */
function* pathsFrom(root: GraphQLObjectType, seen: Set<Field>): Generator<Field[]> {
  const paths: Field[][] = [[]];
  for (const path of paths) {
    const type = path.length === 0 ? root : getNamedType(path.at(-1)!.type);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()).filter((one) => !seen.has(one))) {
      seen.add(field);
      paths.push([...path, field]);
      if (field.args.length > 0) yield [...path, field];
    }
  }
}

function queryOf(operation: string, path: readonly Field[]): string {
  const { name, args, type } = path.at(-1)!;
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const passed = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const selection = isCompositeType(getNamedType(type)) ? '{ __typename }' : '';
  const parents = path.slice(0, -1).map((parent) => `${parent.name}${literals(parent)} { `);
  return `${operation} (${declared}) { ${parents.join('')}${name}(${passed}) ${selection}${' }'.repeat(path.length)}`;
}

function literals({ args }: Field): string {
  const required = args.filter(isRequiredArgument);
  const values = required.map(({ name, type }) => `${name}: ${JSON.stringify(KEYS[name] ?? fill(type))}`);
  return values.length === 0 ? '' : `(${values.join(', ')})`;
}

/** A value with `TEXT` in every String and ID. */
function fill(type: GraphQLInputType, depth = 0): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [fill(plain.ofType, depth)];
  if (isEnumType(plain)) return plain.getValues()[0]!.name;
  if (!isInputObjectType(plain)) return SCALARS[plain.name] ?? TEXT;
  const inner = Object.values(plain.getFields());
  const used = plain.isOneOf
    ? inner.slice(0, 1)
    : inner.filter((field) => depth < 5 || field.type !== getNullableType(field.type));
  return Object.fromEntries(used.map((field) => [field.name, fill(field.type, depth + 1)]));
}
