import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../testkit.ts';

const SEARCH = 'query ($text: String!) { search(text: $text) { topicName links { name link } } }';
const FOUND = [{ topic_name: 'Anatomy', link: [{ name: 'Heart', link: '/board-question/DHK/_1/ANAT' }] }];

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => gateway.stub.reset({ '/search': { data: FOUND } }));
afterAll(() => gateway.close());

test.each([
  ['heart', '/search?q=heart'],
  ['  heart attack ', '/search?q=heart%20attack'],
  ['জন্ডিস', '/search?q=%E0%A6%9C%E0%A6%A8%E0%A7%8D%E0%A6%A1%E0%A6%BF%E0%A6%B8'],
  ['a&b=c#d?e', '/search?q=a%26b%3Dc%23d%3Fe'],
  ['x'.repeat(50), `/search?q=${'x'.repeat(50)}`],
])('%j is asked for as %j', async (text, call) => {
  const { search } = await gateway.dataOf(SEARCH, { text });
  expect(search).toEqual([{ topicName: 'Anatomy', links: [{ name: 'Heart', link: '/board-question/DHK/_1/ANAT' }] }]);
  const [path, query] = call.split('?');
  expect(gateway.stub.calls.map((made) => [made.path, made.query])).toEqual([
    [path, Object.fromEntries(new URLSearchParams(query))],
  ]);
});

test.each(['', '   ', '...', '%', '_', "'--", '!?', '\t'])('nothing is found of %j, without a call', async (text) => {
  expect(await gateway.dataOf(SEARCH, { text })).toEqual({ search: [] });
  expect(gateway.callsMade()).toEqual([]);
});

test.each(['x'.repeat(51), `${'x'.repeat(50)} y`, 'a\0', 'a\uD800'])('%j is refused', async (text) => {
  const error = await gateway.errorOf(SEARCH, { text });
  expect(error.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'text' });
  expect(gateway.callsMade()).toEqual([]);
});

test('what is found may depend on the reader: each has its own token with the call, and nothing is kept', async () => {
  const tokens = [tokenOf({ user_id: 'u-1' }), tokenOf({ user_id: 'u-2' }), undefined, undefined];
  for (const token of tokens) {
    const { headers } = await gateway.graphql(SEARCH, { text: 'heart' }, { token });
    expect(headers.get('cache-control')).toBe('no-store');
  }
  expect(gateway.stub.calls.map(({ headers }) => headers.authorization)).toEqual(
    tokens.map((token) => token && `Bearer ${token}`),
  );
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
  ['http://books.example/a', null],
  ['data:text/html,x', null],
  ['board-question', null],
  ['', null],
  [null, null],
])('a link to %j leads to %j', async (link, expected) => {
  gateway.stub.reset({ '/search': { data: [{ topic_name: 'Anatomy', link: [{ name: 'Heart', link }] }] } });
  const links = expected === null ? [] : [{ topicName: 'Anatomy', links: [{ name: 'Heart', link: expected }] }];
  expect(await gateway.dataOf(SEARCH, { text: 'heart' })).toEqual({ search: links });
});

test('bodies as servers write them', async () => {
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
