import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/index.ts';
import { articleRow, ARTICLE_CALL, contentRoutes } from '../../testing/content.ts';
import { pageRow, YEAR_CALL } from '../../testing/rows.ts';
import { REFUSED, LET_THROUGH } from '../../testing/hostile-documents.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({
    routes: { ...contentRoutes(), [ARTICLE_CALL]: articleRow(), [YEAR_CALL]: pageRow() },
  });
});
afterAll(() => gateway.close());

const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join(' ');
const nested = (levels: number, inner: string) => `${'a { '.repeat(levels - 1)}${inner}${' }'.repeat(levels - 1)}`;

describe('C1: oversized documents', () => {
  test.each(REFUSED.map(({ name, ...rest }) => [name, rest] as const))(
    '%s: refused',
    async (_name, { query, code }) => {
      gateway.stub.calls.length = 0;
      const { status, body, text } = await gateway.graphql(query);
      expect(status).toBe(400);
      expect(body).not.toHaveProperty('data');
      for (const { extensions } of body.errors!) expect(extensions?.code).toBe(code);
      expect(body.errors!.length).toBeLessThanOrEqual(6);
      expect(text.length).toBeLessThan(query.length + 4_000);
      expect(gateway.callsMade()).toEqual([]);
    },
  );

  test.each(LET_THROUGH.map(({ name, ...rest }) => [name, rest] as const))(
    '%s: answered',
    async (_name, { query, code }) => {
      const { body } = await gateway.graphql(query);
      expect(body.errors?.[0]?.extensions?.code ?? '').toBe(code);
    },
  );

  // A document at the limit, one above it, and the limit in its error.
  test.each([
    [
      '30 fragments',
      (n: number) =>
        `{ boards { ${times(n, (index) => `...F${index}`)} } } ${times(n, (index) => `fragment F${index} on Board { name }`)}`,
      30,
    ],
    [
      '30 fragments, those without a name too',
      (n: number) => `{ boards { ...F ${'... on Board { name } '.repeat(n - 1)} } } fragment F on Board { name }`,
      30,
    ],
    ['15 aliases', (n: number) => `{ ${times(n, (index) => `a${index}: __typename`)} }`, 15],
    [
      '15 aliases, those of a fragment wherever it is used',
      (n: number) =>
        `{ a: boards { ...A } board(code: "DHK") { ...A } ${n > 15 ? 'b: __typename' : ''} } fragment A on Board { ${times(7, (index) => `n${index}: name`)} }`,
      15,
    ],
    ['20 root fields', (n: number) => `{ ${times(n, () => '__typename')} }`, 20],
    [
      '20 root fields, those of a fragment too',
      (n: number) =>
        `{ ...A ... on Query { ...A } ${times(n - 16, () => '__typename')} } fragment A on Query { ${times(8, () => '__typename')} }`,
      20,
    ],
    ['8 directives', (n: number) => `{ boards { ${times(n, () => 'name @include(if: true)')} } }`, 8],
    [
      '8 directives, wherever they stand',
      (n: number) =>
        `{ boards @skip(if: false) { ...A @skip(if: false) ... @skip(if: false) { ...A } ${n > 8 ? 'id: code @skip(if: false)' : ''} } } fragment A on Board { name @skip(if: false) code @skip(if: false) ... { name @skip(if: false) } }`.replace(
          '@skip(if: false) ... @skip',
          n > 8 ? '@skip(if: false) ... @skip' : '... @skip',
        ),
      8,
    ],
    ['500 fields', (n: number) => `{ boards { ${times(n - 1, () => 'name')} } }`, 500],
    [
      '500 fields of fragments that nobody uses',
      (n: number) => `{ boards { ...A } } fragment A on Board { ${times(n - 1, () => 'name')} }`,
      500,
    ],
  ])('%s and no more', async (_what, query, most) => {
    expect((await gateway.graphql(query(most))).body.errors?.[0]?.message).toBeUndefined();
    const { status, body } = await gateway.graphql(query(most + 1));
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([
      {
        message: expect.stringMatching(/^The document has more .* than the \d+ that are allowed\.$/),
        extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
      },
    ]);
  });

  test('at most 9 levels, fragments included', async () => {
    const message = 'The document has more levels of fields than the 9 that are allowed.';
    // The schema has no 10 levels: deeper fields are unknown, which is reported only within the depth limit.
    for (const wrap of [
      (query: string) => `{ ${query} }`,
      (query: string) => `{ ...A } fragment A on Query { ...B } fragment B on Query { ${query} }`,
    ]) {
      expect((await gateway.errorOf(wrap(nested(9, 'a')))).message).toContain('Cannot query field "a"');
      expect((await gateway.errorOf(wrap(nested(10, 'a')))).message).toBe(message);
    }
  });

  test('limits apply to each operation, not to the whole document', async () => {
    const ten = times(10, (index) => `a${index}: __typename`);
    const query = `query A { ${ten} } query B { ${ten} }`;
    expect(await gateway.dataOf(query, {}, { operationName: 'B' })).toHaveProperty('a9');
  });
});

describe('C2: nested lists', () => {
  test('the error has the cost and the limit', async () => {
    const error = await gateway.errorOf(
      `{ chapters(prof: "_1", subject: "ANAT") { questions { questions { references } } } }`,
    );
    // 200 chapters, each with one page of 20 questions with 20 references.
    const cost = 200 * (1 + 1 + 20 * (1 + 20));
    expect(error).toMatchObject({
      message: `The answer may hold ${cost} objects and list entries: 10000 are allowed. Ask for fewer lists at once.`,
      extensions: { code: 'QUERY_TOO_COMPLEX', cost, limit: 10_000 },
    });
  });

  test('the limit argument of a list counts, also as a variable', async () => {
    gateway.stub.reset({ '*': { data: [] } });
    const topics = (name: string) => `${name}: boardSubject(board: "DHK", prof: "_1", subject: "ANAT") { topics }`;
    const query = `query ($n: Int! = 2) { internshipSubjects { topics { id } } chapters(prof: "_1", subject: "ANAT") { id }
      home { plans { prices { price } features advantages } faqs { id } banners { id } } ${topics('a')} ${topics('b')}
      ${times(13, (index) => `e${index}: ebooks(page: ${index + 1}, limit: $n) { cover { url } }`)} }`;
    const besides = 50 * 101 + 200 + 1 + 20 * 73 + 100 + 20 + 2 * 501;
    const refusal = async (variables: Record<string, unknown>) =>
      (await gateway.graphql(query, variables)).body.errors?.find(
        ({ extensions }) => extensions?.code === 'QUERY_TOO_COMPLEX',
      )?.extensions;
    for (const variables of [{}, { n: 1 }, { n: -7 }]) expect(await refusal(variables)).toBeUndefined();
    // A page of e-books has at most 100, whatever the limit argument.
    const cost = besides + 13 * 2 * 100;
    for (const variables of [{ n: 100 }, { n: 2_000_000_000 }])
      expect(await refusal(variables)).toMatchObject({ cost });
    for (const variables of [{}, { n: 1 }]) expect(await refusal(variables)).toBeUndefined();
  });
});

describe('introspection', () => {
  test('is allowed as deep as tools need it', async () => {
    const { status, body } = await gateway.graphql(
      getIntrospectionQuery({ inputValueDeprecation: true, schemaDescription: true, specifiedByUrl: true }),
    );
    expect(status).toBe(200);
    expect(body.data.__schema.types.length).toBeGreaterThan(30);
  });
});
