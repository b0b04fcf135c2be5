import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSchema } from '../schema.ts';
import { startTestGateway, tokenOf, type TestGateway } from '../testing/index.ts';

// Out of order, so that composing them takes quadratic time: a second for as many as fit into a body.
const MARKS = '\u0301'.repeat(20_000) + '\u0316'.repeat(20_000);
const LETTERS = '\u0436'.repeat(40_000);
const SHORT = 'x';
const TOKEN = tokenOf({ user_id: 'U-1' });

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const schema = createSchema();
const roots = [
  ['query', schema.getQueryType()!],
  ['mutation', schema.getMutationType()!],
] as const;
const fields = roots.flatMap(([operation, type]) =>
  Object.values(type.getFields()).map((field) => ({ operation, field })),
);
const SCALARS: Record<string, unknown> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  Date: '2026-01-01',
  DateTime: '2026-01-01T00:00:00Z',
};

/** A value with `SHORT` in every String and ID. */
function fill(type: GraphQLInputType, depth = 0): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [fill(plain.ofType, depth)];
  if (isEnumType(plain)) return plain.getValues()[0]!.name;
  if (!isInputObjectType(plain)) return SCALARS[plain.name] ?? SHORT;
  const inner = Object.values(plain.getFields());
  const used = plain.isOneOf
    ? inner.slice(0, 1)
    : inner.filter((field) => depth < 5 || field.type !== getNullableType(field.type));
  return Object.fromEntries(used.map((field) => [field.name, fill(field.type, depth + 1)]));
}

function callOf(operation: string, { name, args, type }: GraphQLField<unknown, unknown>) {
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`);
  const passed = args.map((argument) => `${argument.name}: $${argument.name}`);
  const selection = isCompositeType(getNamedType(type)) ? '{ __typename }' : '';
  const [head, call] = args.length === 0 ? ['', name] : [`(${declared.join(', ')})`, `${name}(${passed.join(', ')})`];
  return {
    query: `${operation} ${head} { ${call} ${selection} }`,
    variables: Object.fromEntries(args.map((argument) => [argument.name, fill(argument.type)])),
  };
}

/** Every copy of the value in which one of its short texts is `text`. */
function* withText(value: unknown, text: string): Generator {
  if (value === SHORT) yield text;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    for (const changed of withText(inner, text)) yield Array.isArray(value) ? [changed] : { ...value, [name]: changed };
  }
}

/** Milliseconds of processor time of the dearest call. */
async function timeOf(operation: string, field: GraphQLField<unknown, unknown>, text: string): Promise<number> {
  const { query, variables } = callOf(operation, field);
  let most = 0;
  for (const changed of withText(variables, text)) {
    const before = process.cpuUsage();
    const { status } = await gateway.graphql(query, changed as Record<string, unknown>, { token: TOKEN });
    const { user, system } = process.cpuUsage(before);
    expect([200, 502, 503]).toContain(status);
    most = Math.max(most, (user + system) / 1_000);
  }
  return most;
}

test.each(fields.map(({ operation, field }) => [operation, field.name, field] as const))(
  '40,000 combining marks in any String of %s %s cost what as many letters do',
  async (operation, _name, field) => {
    const letters = await timeOf(operation, field, LETTERS);
    // Composing the marks would take a second.
    expect(await timeOf(operation, field, MARKS)).toBeLessThan(3 * letters + 200);
  },
);
