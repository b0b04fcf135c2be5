import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, by, startTestGateway, tokenOf, type TestGateway } from '../../testing/index.ts';

const SEARCH = 'query ($text: String!) { search(text: $text) { topicName links { name link } } }';
const FOUND = [{ topic_name: 'Anatomy', link: [{ name: 'Heart', link: '/board-question/DHK/_1/ANAT' }] }];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => gateway.stub.reset({ '/search': { data: FOUND } }));
afterAll(() => gateway.close());

test.each([
  ['heart', 'heart'],
  ['  heart attack ', 'heart attack'],
  ['জন্ডিস', 'জন্ডিস'],
  ['a&b=c#d?e', 'a&b=c#d?e'],
  ['x'.repeat(50), 'x'.repeat(50)],
])('%j is sent as %j, in both parameters', async (text, asked) => {
  const { search } = await gateway.dataOf(SEARCH, { text });
  expect(search).toEqual([{ topicName: 'Anatomy', links: [{ name: 'Heart', link: '/board-question/DHK/_1/ANAT' }] }]);
  expect(gateway.stub.calls.map((made) => [made.path, made.query])).toEqual([
    ['/search', { q: asked, topic_name: asked }],
  ]);
});

test.each(['', '   ', '...', '%', '_', "'--", '!?', '\t'])('%j finds nothing, without a call', async (text) => {
  expect(await gateway.dataOf(SEARCH, { text })).toEqual({ search: [] });
  expect(gateway.callsMade()).toEqual([]);
});

test.each(['x'.repeat(51), `${'x'.repeat(50)} y`, 'a\0', 'a\uD800'])('%j is refused', async (text) => {
  const error = await gateway.errorOf(SEARCH, { text });
  expect(error.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' });
  expect(gateway.callsMade()).toEqual([]);
});

test('results may depend on the reader: calls carry the reader’s token, and nothing is cached', async () => {
  const tokens = [tokenOf({ user_id: 'u-1' }), tokenOf({ user_id: 'u-2' }), tokenOf({ user_id: 'u-2' })];
  for (const token of tokens) {
    const { headers } = await gateway.graphql(SEARCH, { text: 'heart' }, { token });
    expect(headers.get('cache-control')).toBe('no-store');
  }
  expect(gateway.stub.calls.map(({ headers }) => headers.authorization)).toEqual(
    tokens.map((token) => `Bearer ${token}`),
  );
});

describe('a flood of searches by visitors', () => {
  test('is one call per text in 30 s, whatever its case', async () => {
    let now = 1;
    const own = await startTestGateway({ routes: { '/search': { data: FOUND } }, now: () => now });
    const texts = ['heart attack', 'Heart  Attack', ' HEART ATTACK'];
    const ask = (index: number) => own.graphql(SEARCH, { text: texts[index % 3] });
    const flood = () => Promise.all(Array.from({ length: 99 }, (_, index) => ask(index)));
    for (const { headers, body } of await flood()) {
      expect(body.data.search).toHaveLength(1);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    now = 30_000;
    await flood();
    expect(own.callsMade()).toEqual(['/search?q=heart+attack&topic_name=heart+attack']);
    expect(own.stub.calls[0]!.headers.authorization).toBeUndefined();
    const metrics = await (await fetch(`${own.url}/metrics`)).text();
    expect(metrics).toContain('gateway_cache_reads_total{cache="searches",result="hit"}');
    now = 30_002;
    own.stub.change({ '/search': { data: [] } });
    expect((await ask(0)).body.data.search).toEqual([]);
    expect(own.callsMade()).toHaveLength(2);
    // A request with a token has another budget.
    await own.graphql(SEARCH, { text: 'heart attack' }, { token: tokenOf({ user_id: 'u-1' }) });
    expect(own.callsMade()).toHaveLength(3);
    await own.close();
  });

  test('costs its address six points each, also in one document', async () => {
    const own = await startTestGateway({ routes: { '/search': { data: FOUND } }, env: { RATE_LIMIT_ADDRESS: '20' } });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const fields = 'search(text: "heart") { topicName }';
    // 1 point and three times 5; the last request repeats a text.
    const several = `{ a: ${fields} b: ${fields} ... on Query { c: ${fields} } ...F } fragment F on Query { a: ${fields} }`;
    await own.graphql(several);
    expect((await own.graphql(several, {}, from('203.0.113.7'))).status).toBe(200);
    const left = [1, 2, 3, 4, 5].map(() => own.graphql('{ __typename }', {}, from('203.0.113.7')));
    expect((await Promise.all(left)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
    expect((await own.graphql(several, {}, from('203.0.113.8'))).status).toBe(200);
    await own.close();
  });
});

test.each([
  ['/internship/s1/skip/t1', '/internship/s1/skip/t1'],
  ['/board-question/DHK/_1/ANAT/topics/Upper%20limb', '/board-question/DHK/_1/ANAT/topics/Upper%20limb'],
  ['/search?q=heart#top', '/search?q=heart#top'],
  ['https://books.example/a', 'https://books.example/a'],
  ['javascript:alert(1)', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/%2Fevil.example', null],
  ['/%09/evil.example', null],
  ['http://books.example/a', 'http://books.example/a'],
  ['data:text/html,x', null],
  ['board-question', null],
  ['', null],
  [null, null],
])('a link to %j leads to %j', async (link, expected) => {
  gateway.stub.reset({ '/search': { data: [{ topic_name: 'Anatomy', link: [{ name: 'Heart', link }] }] } });
  const links = expected === null ? [] : [{ topicName: 'Anatomy', links: [{ name: 'Heart', link: expected }] }];
  expect(await gateway.dataOf(SEARCH, { text: 'heart' })).toEqual({ search: links });
});

describe('an upstream that rejects one of the parameters', () => {
  const strict = (...names: string[]) =>
    by((response, request) => {
      const given = [...new URL(request.url!, 'http://stub').searchParams.keys()];
      const isGood = given.length === 1 && names.includes(given[0]!);
      answer(isGood ? 200 : 400, isGood ? { data: FOUND } : { message: 'Unknown parameter' })(response, request);
    });
  const formsAsked = () => gateway.stub.calls.map(({ query }) => Object.keys(query).join('+'));

  test.each([
    ['q', ['q+topic_name', 'q', 'q']],
    ['topic_name', ['q+topic_name', 'q', 'topic_name', 'topic_name']],
  ])('gets only %s after the first rejection', async (name, forms) => {
    gateway.stub.reset({ '/search': strict(name) });
    for (const text of ['heart', 'lung']) expect((await gateway.dataOf(SEARCH, { text })).search).toHaveLength(1);
    expect(formsAsked()).toEqual(forms);
  });

  test('and concurrent searches find results', async () => {
    gateway.stub.reset({ '/search': strict('topic_name') });
    const texts = ['heart', 'lung', 'liver', 'spleen'];
    const found = await Promise.all(texts.map((text) => gateway.dataOf(SEARCH, { text })));
    expect(found.map(({ search }) => search.length)).toEqual([1, 1, 1, 1]);
  });

  test('that rejects each is tried again only after a minute', async () => {
    let now = 1;
    const own = await startTestGateway({ routes: { '/search': strict() }, now: () => now });
    const refusal = async () => (await own.errorOf(SEARCH, { text: 'heart' })).extensions?.code;
    expect(await refusal()).toBe('BAD_USER_INPUT');
    expect(own.callsMade()).toHaveLength(3);
    expect(await refusal()).toBe('BAD_USER_INPUT');
    expect(own.callsMade()).toHaveLength(4);
    own.stub.change({ '/search': strict('q') });
    now += 60_001;
    expect((await own.dataOf(SEARCH, { text: 'heart' })).search).toHaveLength(1);
    await own.close();
  });
});

test('variations of bodies', async () => {
  const group = { topic_name: 'Anatomy', extra: 1, link: [{ name: 'Heart', link: '/', score: 2 }] };
  for (const body of [{ data: [group] }, { data: { data: [group, { topic_name: 'Empty' }] } }]) {
    gateway.stub.reset({ '/search': body });
    expect((await gateway.dataOf(SEARCH, { text: 'heart' })).search).toHaveLength(1);
  }
  gateway.stub.reset({ '/search': answer(429, {}) });
  expect(await gateway.errorOf(SEARCH, { text: 'heart' })).toMatchObject({
    extensions: { code: 'TOO_MANY_REQUESTS' },
  });
});

describe('fields of a link', () => {
  const ALL = `query ($text: String!) {
    search(text: $text) { links { name link kind topic place excerpt { text marked } } }
  }`;
  const plain = { name: 'The clavicle', link: '/questions-set/_1/ANAT/chapter/_1-ANAT-5#ANAT-000002' };
  const said = {
    kind: 'MTF',
    topic: 'Upper limb, Anatomy',
    place: 'Dhaka, May 2024',
    excerpt: [
      { text: 'The ', marked: false },
      { text: 'clavicle', marked: true },
    ],
  };
  const linkFor = async (link: object) => {
    gateway.stub.reset({ '/search': { data: [{ topic_name: 'Anatomy questions', link: [link] }] } });
    return (await gateway.dataOf(ALL, { text: 'clavicle' })).search[0].links[0];
  };

  test('are its kind, topic, place and excerpt', async () => {
    expect(await linkFor({ ...plain, ...said })).toEqual({ ...plain, ...said });
  });

  test('are null from a server without them', async () => {
    const nothing = { kind: null, topic: null, place: null, excerpt: null };
    expect(await linkFor(plain)).toEqual({ ...plain, ...nothing });
    expect(await linkFor({ ...plain, ...nothing, excerpt: [] })).toEqual({ ...plain, ...nothing });
  });

  test.each([
    ['kind', 'PODCAST'],
    ['kind', 7],
    ['topic', { name: 'Anatomy' }],
    ['place', ['Dhaka']],
    ['excerpt', 'The clavicle'],
    ['excerpt', [{ text: 'The ' }, { marked: true }]],
    ['excerpt', [{ text: 'The clavicle', marked: 'perhaps' }]],
  ])('is dropped if it cannot be parsed, and the link stays: %s %j', async (field, value) => {
    expect(await linkFor({ ...plain, ...said, [field]: value })).toEqual({ ...plain, ...said, [field]: null });
  });
});
