import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, by, startTestGateway, tokenOf, type TestGateway } from '../../testing/index.ts';
import { ofAnatomy, pageRow, sbaRow, YEAR_CALL } from '../../testing/rows.ts';
import { plainRequests } from '../../testing/requests.ts';

const READER = tokenOf({ user_id: 'RAHIMA' });
const OTHER = tokenOf({ user_id: 'KARIM' });
const FIRST = ofAnatomy('yearQuestions(year: 2024) { questions { ref } pagination { tabs { page locked } } }');
const SECOND = ofAnatomy('yearQuestions(year: 2024, page: 2) { questions { ref } }');

let nowMs = 1;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ now: () => nowMs });
});
beforeEach(() => {
  nowMs += 48 * 3_600_000;
  gateway.stub.reset({ [YEAR_CALL]: pageRow(), '/users': user('full') });
});
afterAll(() => gateway.close());

const { post } = plainRequests(() => gateway.url);
const user = (accessDoc: string) => ({ data: { _id: 1, user_id: 'RAHIMA', access_doc: accessDoc } });
const pageCalls = () => gateway.stub.calls.filter(({ path }) => path === YEAR_CALL);
const lockedTabs = async (token?: string) => {
  const data = await gateway.dataOf(FIRST, {}, { token });
  return data.boardSubject.yearQuestions.pagination.tabs.map(({ locked }: { locked: boolean }) => locked);
};
const refsOf = async (query: string, token?: string) => {
  const data = await gateway.dataOf(query, {}, { token });
  return data.boardSubject.yearQuestions.questions.map(({ ref }: { ref: string }) => ref);
};

/** Page 2 of an upstream with ETags, for readers with access. */
let page = { etag: '"v1"', ref: 'ANAT-21' };
const readers = new Set<string>();
const withEtags = by((response, request) => {
  const { authorization = '', 'if-none-match': condition } = request.headers;
  if (!readers.has(authorization)) return answer(403, { code: 'PURCHASE_REQUIRED', message: 'No.' })(response, request);
  response.setHeader('etag', page.etag);
  if (condition === page.etag) return response.writeHead(304).end();
  return answer(200, pageRow([sbaRow({ ref: page.ref })], { page: 2 }))(response, request);
});

describe('the first page of a list', () => {
  test('is fetched once for all readers, without a token; its locks depend on the reader', async () => {
    expect(await lockedTabs()).toEqual([false, true, true]);
    expect(await lockedTabs(READER)).toEqual([false, false, false]);
    gateway.stub.change({ '/users': user('limited') });
    expect(await lockedTabs(OTHER)).toEqual([false, true, true]);
    expect(pageCalls().map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  test('changes for everybody within 30 s', async () => {
    await refsOf(FIRST);
    gateway.stub.change({ [YEAR_CALL]: pageRow([sbaRow({ ref: 'ANAT-NEW' })]) });
    nowMs += 29_000;
    expect([await refsOf(FIRST), await refsOf(FIRST, READER)]).toEqual([['ANAT-NEW'], ['ANAT-NEW']]);
  });

  test('is fetched with the reader’s token if the upstream requires one', async () => {
    gateway.stub.change({
      [YEAR_CALL]: by((response, request) =>
        request.headers.authorization
          ? answer(200, pageRow())(response, request)
          : answer(401, { message: 'Log in.' })(response, request),
      ),
    });
    expect(await refsOf(FIRST, READER)).toEqual(['ANAT-000123']);
    expect(await gateway.errorOf(FIRST)).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  });

  test('of an unknown list is not cached, so made-up names cannot fill the cache', async () => {
    gateway.stub.change({ [YEAR_CALL]: answer(404, { message: 'None.' }) });
    for (let round = 0; round < 3; round += 1) {
      expect(await gateway.errorOf(FIRST)).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
    }
    expect(pageCalls()).toHaveLength(3);
    expect(await (await fetch(`${gateway.url}/metrics`)).text()).toContain('entries{cache="question pages"} 0');
  });

  test.each(['from: 1, to: 5', 'ref: "ANAT-000123"', 'page: 2'])('is not returned for %s', async (args) => {
    const query = ofAnatomy(`yearQuestions(year: 2024, ${args}) { questions { ref } }`);
    await refsOf(query, READER);
    await refsOf(query, OTHER);
    expect(pageCalls().map(({ headers }) => headers.authorization)).toEqual([`Bearer ${READER}`, `Bearer ${OTHER}`]);
  });
});

describe('a page past the first', () => {
  beforeEach(() => {
    page = { etag: `"v${nowMs}"`, ref: 'ANAT-21' };
    readers.clear();
    readers.add(`Bearer ${READER}`);
    gateway.stub.change({ [YEAR_CALL]: withEtags });
  });

  test('is authorised by the upstream each time, and transferred once', async () => {
    for (let round = 0; round < 3; round += 1) expect(await refsOf(SECOND, READER)).toEqual(['ANAT-21']);
    expect(pageCalls().map(({ headers }) => [headers.authorization, headers['if-none-match']])).toEqual([
      [`Bearer ${READER}`, undefined],
      [`Bearer ${READER}`, page.etag],
      [`Bearer ${READER}`, page.etag],
    ]);
  });

  test('is shown to another reader only if the upstream allows it', async () => {
    await refsOf(SECOND, READER);
    expect(await gateway.errorOf(SECOND, {}, { token: OTHER })).toMatchObject({
      extensions: { code: 'PURCHASE_REQUIRED' },
    });
    expect(await gateway.errorOf(SECOND)).toMatchObject({ extensions: { code: 'PURCHASE_REQUIRED' } });
    readers.add(`Bearer ${OTHER}`);
    expect(await refsOf(SECOND, OTHER)).toEqual(['ANAT-21']);
  });

  test('is not returned to the first request after access has ended', async () => {
    await refsOf(SECOND, READER);
    readers.clear();
    expect(await gateway.errorOf(SECOND, {}, { token: READER })).toMatchObject({
      extensions: { code: 'PURCHASE_REQUIRED' },
    });
  });

  test('shows a change at once', async () => {
    await refsOf(SECOND, READER);
    page = { etag: '"changed"', ref: 'ANAT-22' };
    expect(await refsOf(SECOND, READER)).toEqual(['ANAT-22']);
    expect(await refsOf(SECOND, READER)).toEqual(['ANAT-22']);
  });

  test.each(['"other"', 'W/"other"'])('is fetched again without a condition after a 304 about %s', async (etag) => {
    await refsOf(SECOND, READER);
    page = { ...page, ref: 'ANAT-22' };
    gateway.stub.change({
      [YEAR_CALL]: by((response, request) =>
        request.headers['if-none-match'] ? response.writeHead(304, { etag }).end() : withEtags(response, request),
      ),
    });
    expect(await refsOf(SECOND, READER)).toEqual(['ANAT-22']);
  });

  test('is an error if a request without a condition gets a 304', async () => {
    gateway.stub.change({ [YEAR_CALL]: by((response) => response.writeHead(304, { etag: '"v1"' }).end()) });
    expect(await gateway.errorOf(SECOND, {}, { token: READER })).toMatchObject({
      extensions: { code: 'UPSTREAM_UNAVAILABLE' },
    });
    expect(pageCalls()).toHaveLength(1);
  });

  test('stays cached for readers with access when another is refused', async () => {
    await refsOf(SECOND, READER);
    await gateway.errorOf(SECOND, {}, { token: OTHER });
    expect(await refsOf(SECOND, READER)).toEqual(['ANAT-21']);
    expect(pageCalls().at(-1)!.headers['if-none-match']).toBe(page.etag);
  });

  test('that differs between readers is never mixed up', async () => {
    const shares: Record<string, string[]> = {
      [`Bearer ${READER}`]: ['ANAT-11', 'ANAT-21'],
      [`Bearer ${OTHER}`]: ['ANAT-11'],
    };
    gateway.stub.change({
      [YEAR_CALL]: by((response, request) => {
        const refs = shares[request.headers.authorization ?? ''] ?? [];
        const etag = `"v1.${refs.length}"`;
        response.setHeader('etag', etag);
        if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
        return answer(200, pageRow(refs.map((ref) => sbaRow({ ref }))))(response, request);
      }),
    });
    const range = ofAnatomy('yearQuestions(year: 2024, from: 11, to: 30) { questions { ref } }');
    for (const token of [READER, READER, OTHER, OTHER, undefined, READER]) {
      expect(await refsOf(range, token)).toEqual(shares[`Bearer ${token}`] ?? []);
    }
  });

  test('stays complete: no request changes the rows that others share', async () => {
    const query =
      ofAnatomy(`yearQuestions(year: 2024, page: 2) { unreadable pagination { page total tabs { page label } }
      questions { id ref type stem explanation takeAway references topic origin
        options { key text correct reason } parts { label text marks points } appearances { board year sitting } } }`);
    const answers = [];
    for (let round = 0; round < 3; round += 1) answers.push(await gateway.dataOf(query, {}, { token: READER }));
    expect(answers[0].boardSubject.yearQuestions.questions).toMatchObject([{ ref: 'ANAT-21', type: 'SBA' }]);
    expect(answers.slice(1)).toEqual([answers[0], answers[0]]);
  });

  test.each([undefined, 'W/"v1"', 'v1', '"v1', `"${'x'.repeat(300)}"`])(
    'is fetched again from an upstream whose ETag is %s',
    async (etag) => {
      gateway.stub.change({
        [YEAR_CALL]: by((response, request) => {
          if (etag) response.setHeader('etag', etag);
          answer(200, pageRow([sbaRow({ ref: 'ANAT-21' })], { page: 2 }))(response, request);
        }),
      });
      for (let round = 0; round < 2; round += 1) expect(await refsOf(SECOND, READER)).toEqual(['ANAT-21']);
      expect(pageCalls().map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
    },
  );
});

describe('a visitor’s whole response', () => {
  test('is cached like public fields, but not for readers or shared caches', async () => {
    const first = await post(FIRST);
    gateway.stub.cutAll();
    gateway.stub.change({ [YEAR_CALL]: answer(500, {}) });
    const again = await post(FIRST);
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect([first, again].map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
    expect(await lockedTabs(READER)).toEqual([false, false, false]);
    expect(await lockedTabs()).toEqual([false, true, true]);
    expect(pageCalls()).toHaveLength(1);
  });

  test('is not cached if it is an error', async () => {
    gateway.stub.change({ [YEAR_CALL]: withEtags });
    for (let round = 0; round < 2; round += 1) await gateway.errorOf(SECOND);
    expect(pageCalls()).toHaveLength(2);
  });
});

test('the caches’ reads and sizes are metrics', async () => {
  const metrics = async () => (await fetch(`${gateway.url}/metrics`)).text();
  await refsOf(FIRST);
  for (const cache of ['question pages', 'revalidated pages', 'answers', 'public calls', 'searches']) {
    expect(await metrics()).toMatch(new RegExp(`^gateway_cache_entries\\{cache="${cache}"\\} \\d+$`, 'm'));
    expect(await metrics()).toMatch(new RegExp(`^gateway_cache_bytes\\{cache="${cache}"\\} \\d+$`, 'm'));
  }
  expect(await metrics()).toMatch(/^gateway_cache_reads_total\{cache="revalidated pages",result="hit"\} [1-9]/m);
});
