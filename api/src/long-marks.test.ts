import { restContract } from 'schema/rest/contract.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from './testing/index.ts';

// Out of order, so that composing them takes quadratic time: a second for as many as fit into a body.
const MARKS = '\u0301'.repeat(20_000) + '\u0316'.repeat(20_000);
const LETTERS = '\u0436'.repeat(40_000);
const SHORT = 'x';
const JSON_TYPE = 'application/json';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn({ role: 'ADMIN' });
});
afterAll(() => api.close());

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
} & Partial<Record<'oneOf' | 'anyOf' | 'allOf', Schema[]>>;

const { document, operations } = restContract();
const resolve = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], document);

/** A value with `SHORT` in every string. */
function fill(schema: Schema): unknown {
  if (schema.$ref) return fill(resolve(schema.$ref) as Schema);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => fill(one) as object)) as object;
  const choice = schema.oneOf ?? schema.anyOf;
  if (choice) return fill(choice[0]!);
  if (schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, fill(one)]));
  }
  if (schema.items) return [fill(schema.items)];
  const type = [schema.type].flat()[0];
  return { integer: 1, number: 1, boolean: true, object: {} }[type ?? ''] ?? SHORT;
}

const calls = operations.flatMap(({ method, template, operation }) => {
  const { requestBody } = operation as { requestBody?: { content?: Record<string, { schema: Schema }> } };
  const schema = requestBody?.content?.[JSON_TYPE]?.schema;
  return schema && template !== '/users/sessions'
    ? [{ method, path: template.replaceAll(/\{\w+\}/g, '1'), schema }]
    : [];
});

/** Every copy of the value in which one of its short texts is `text`. */
function* withText(value: unknown, text: string): Generator {
  if (value === SHORT) yield text;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    for (const changed of withText(inner, text)) yield Array.isArray(value) ? [changed] : { ...value, [name]: changed };
  }
}

/** Milliseconds of processor time of the dearest call. */
async function timeOf({ method, path, schema }: (typeof calls)[number], text: string): Promise<number> {
  let most = 0;
  for (const changed of withText(fill(schema), text)) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': JSON_TYPE };
    const before = process.cpuUsage();
    const response = await fetch(`${api.url}${path}`, { method, headers, body: JSON.stringify(changed) });
    await response.text();
    const { user, system } = process.cpuUsage(before);
    expect(response.status).toBeLessThan(500);
    most = Math.max(most, (user + system) / 1_000);
  }
  return most;
}

test.each(calls.map((call) => [call.method, call.path, call] as const))(
  '40,000 combining marks in any text of %s %s cost what as many letters do',
  async (_method, _path, call) => {
    const letters = await timeOf(call, LETTERS);
    // Composing the marks would take a second.
    expect(await timeOf(call, MARKS)).toBeLessThan(3 * letters + 200);
  },
);
