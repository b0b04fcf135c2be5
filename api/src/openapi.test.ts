import { compileErrors, validate } from '@readme/openapi-parser';
import { describe, expect, test } from 'vitest';
import { pointerTo } from 'schema/rest/document.ts';
import { restContract } from 'schema/rest/contract.ts';
import { joinDocument } from 'schema/rest/join.ts';

const contract = restContract();
const { document, operations } = contract;

/** Every part of a document that has a schema and an example of it. */
function exampleParts(node: unknown, place: string[] = []): [place: string[], example: unknown][] {
  if (typeof node !== 'object' || node === null) return [];
  const below = Object.entries(node).flatMap(([name, one]) => exampleParts(one, [...place, name]));
  return 'schema' in node && 'example' in node ? [[[...place, 'schema'], node.example], ...below] : below;
}

test('is a valid OpenAPI 3.1 document', async () => {
  const whole = joinDocument();
  expect(whole).toMatchObject({ openapi: expect.stringMatching(/^3\.1\.\d$/) });
  const result = await validate(whole as never);
  expect(result.valid || compileErrors(result)).toBe(true);
});

// Those of Spectral's recommended rules that the parser above does not have.
test('has owner and licence, and a summary and tag for every call', () => {
  expect(document.info).toMatchObject({
    description: expect.stringMatching(/\S/),
    license: { name: expect.stringMatching(/\S/) },
    contact: { name: expect.stringMatching(/\S/) },
  });
  const known = document.tags.map(({ name }) => name);
  const incomplete = operations.filter(
    ({ operation: { operationId, summary, description, tags } }) =>
      !operationId || !summary || !description?.trim() || tags?.length !== 1 || !known.includes(tags[0]!),
  );
  expect(incomplete.map(({ operation }) => operation.operationId)).toEqual([]);
});

test('every call has a unique name', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(operations.length);
});

const examples = [
  ...Object.entries(document.components.schemas).flatMap(([name, { examples = [] }]) =>
    examples.map((example): [string[], unknown] => [['components', 'schemas', name], example]),
  ),
  ...exampleParts(document),
];
test.each(examples)('the example of %j is valid', (place, example) => {
  expect(contract.problemsOf(pointerTo(...place), example)).toEqual([]);
});

describe('the check of every response in tests', () => {
  const ERROR = { message: 'Please log in.', code: 'UNAUTHENTICATED' };
  const json = new Headers({ 'content-type': 'application/json; charset=utf-8' });
  const faqs = (body: unknown, status = 200, headers = json) =>
    contract.responseProblems({ method: 'GET', path: '/faqs', status, headers, body });
  const faq = { _id: 'a', question: 'Why?', answer: 'So.', is_hide: false };

  test('accepts documented responses', () => {
    expect(faqs({ faqs: [faq] })).toEqual([]);
    expect(faqs(ERROR, 401)).toEqual([]);
  });

  test.each<[string, unknown, number?, Headers?]>([
    ['a field that is not documented', { faqs: [{ ...faq, position: 1 }] }],
    ['a field that is missing', { faqs: [{ _id: 'a', question: 'Why?', is_hide: false }] }],
    ['a value of another type', { faqs: [{ ...faq, _id: 1 }] }],
    ['a status that is not documented', ERROR, 404],
    ['a code that is not documented', { ...ERROR, code: 'OTHER' }, 401],
    ['another type of content', '<p>', 200, new Headers({ 'content-type': 'text/html' })],
    ['no type of content', '', 200, new Headers()],
  ])('finds %s', (_what, body, status, headers) => {
    expect(faqs(body, status, headers)).not.toEqual([]);
  });

  test('rejects a 429 without Retry-After', () => {
    const body = { message: 'Later.', code: 'TOO_MANY_REQUESTS' };
    const at = (headers: Headers) =>
      contract.responseProblems({ method: 'GET', path: '/search?q=a', status: 429, headers, body });
    expect(at(json)).toEqual(['header Retry-After is missing']);
    expect(at(new Headers({ ...Object.fromEntries(json), 'retry-after': '3' }))).toEqual([]);
  });

  test('accepts only 401 and 404 for calls outside the contract', () => {
    const at = (status: number, body: unknown) =>
      contract.responseProblems({ method: 'GET', path: '/nowhere', status, headers: json, body });
    expect(at(404, { message: 'No such route.', code: 'NOT_FOUND' })).toEqual([]);
    expect(at(200, {})).not.toEqual([]);
  });
});
