import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, by, startTestGateway, tokenOf, type TestGateway } from '../../testing/index.ts';
import { ofAnatomy, pageRow, sbaRow, YEAR_CALL } from '../../testing/rows.ts';

const readerOf = (userId: string) => tokenOf({ user_id: userId });
const [FULL, ALSO_FULL, LIMITED] = [readerOf('RAHIMA'), readerOf('KARIM'), readerOf('NADIA')];
const FIRST = ofAnatomy('yearQuestions(year: 2024) { questions { ref } pagination { tabs { locked } } }');
const WITH_SECOND = ofAnatomy(`a: yearQuestions(year: 2024) { pagination { tabs { locked } } }
  b: yearQuestions(year: 2024, page: 2) { questions { ref } }`);
const WITH_RECORD = ofAnatomy(
  'yearQuestions(year: 2024) { questions { mine { note } } pagination { tabs { locked } } }',
);

let nowMs = 1;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ now: () => nowMs });
});
afterAll(() => gateway.close());

/** Those whom the upstream lets see page 2, by their Authorization header. */
const paid = new Set<string>();
const isPaid = (authorization: string | undefined) => paid.has(authorization ?? '');
const bearer = (token: string) => `Bearer ${token}`;
const user = by((response, request) => {
  const { authorization } = request.headers;
  if (!authorization?.endsWith('.c2lnbmF0dXJl')) return answer(401, { message: 'Log in.' })(response, request);
  const access = isPaid(authorization) ? 'all' : 'limited';
  return answer(200, { data: { _id: 1, user_id: 'u-7', access_doc: access } })(response, request);
});
const page = by((response, request) => {
  const isFirst = request.url!.includes('page=1');
  if (isFirst || isPaid(request.headers.authorization))
    return answer(200, pageRow([sbaRow({ ref: isFirst ? 'ANAT-1' : 'ANAT-21' })]))(response, request);
  return answer(403, { code: 'PURCHASE_REQUIRED', message: 'No.' })(response, request);
});

beforeEach(() => {
  nowMs += 48 * 3_600_000;
  paid.clear();
  for (const token of [FULL, ALSO_FULL]) paid.add(bearer(token));
  gateway.stub.reset({ '/users': user, [YEAR_CALL]: page });
});

const locksFor = async (token?: string) => {
  const data = await gateway.dataOf(FIRST, {}, { token });
  return data.boardSubject.yearQuestions.pagination.tabs.map(({ locked }: { locked: boolean }) => locked).join();
};
const OPEN = 'false,false,false';
const LOCKED = 'false,true,true';

/** How many whole responses came from memory since the last call. */
let hitsBefore = 0;
async function hits() {
  const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
  const all = Number(/gateway_cache_reads_total\{cache="answers",result="hit"\} (\d+)/.exec(metrics)?.[1] ?? 0);
  const since = all - hitsBefore;
  hitsBefore = all;
  return since;
}

/** The upstream has said what these readers may do, and what each of their kinds gets is in memory. */
async function warm(query = FIRST) {
  for (const token of [FULL, FULL, ALSO_FULL, LIMITED, LIMITED]) {
    await gateway.dataOf(FIRST, {}, { token });
    if (query !== FIRST) await gateway.graphql(query, {}, { token });
  }
  await hits();
}

describe('the first page for readers', () => {
  test('comes from memory while the upstream has lately said who may do what', async () => {
    await warm();
    const { length } = gateway.callsMade();
    gateway.stub.cutAll();
    expect(await Promise.all([FULL, ALSO_FULL, LIMITED].map(locksFor))).toEqual([OPEN, OPEN, LOCKED]);
    expect(await hits()).toBe(3);
    expect(gateway.callsMade()).toHaveLength(length);
  });

  test('comes from memory after one call for the access of a reader who comes anew', async () => {
    await warm();
    const { length } = gateway.callsMade();
    expect(await locksFor(readerOf('NEWCOMER'))).toBe(LOCKED);
    paid.add(bearer(readerOf('PAYING')));
    expect(await locksFor(readerOf('PAYING'))).toBe(OPEN);
    expect(await hits()).toBe(2);
    expect(gateway.callsMade().slice(length)).toEqual([
      expect.stringMatching(/^\/users\?user_id=NEWCOMER/),
      expect.stringMatching(/^\/users\?user_id=PAYING/),
    ]);
  });

  test('has each reader’s own locks, whoever came before', async () => {
    for (const token of [FULL, LIMITED, undefined, LIMITED, FULL, undefined, ALSO_FULL, LIMITED, FULL])
      expect(await locksFor(token)).toBe(token === FULL || token === ALSO_FULL ? OPEN : LOCKED);
  });

  test('shows new access and its end within ten seconds, at once after the reader’s own data was read', async () => {
    await warm();
    paid.delete(bearer(FULL));
    paid.add(bearer(LIMITED));
    await gateway.dataOf('{ viewer { name } }', {}, { token: LIMITED });
    expect(await locksFor(LIMITED)).toBe(OPEN);
    nowMs += 10_001;
    expect(await locksFor(FULL)).toBe(LOCKED);
  });

  test('is private to the browser', async () => {
    await warm();
    const { headers } = await gateway.graphql(FIRST, {}, { token: FULL });
    expect([await hits(), headers.get('cache-control')]).toEqual([1, 'no-store']);
  });
});

describe('what is in memory is never given', () => {
  const [head = '', claims = ''] = FULL.split('.');
  test.each([
    ['the same claims with another signature', bearer(`${head}.${claims}.Zm9yZ2Vk`)],
    ['the token and more', `${bearer(FULL)}x`],
    ['two tokens', `${bearer(FULL)}, ${bearer(LIMITED)}`],
    ['another scheme', `Basic ${FULL}`],
    ['an empty header', ''],
  ])('to %s', async (_who, authorization) => {
    await warm();
    for (let round = 0; round < 2; round += 1) await gateway.graphql(FIRST, {}, { headers: { authorization } });
    expect(await hits()).toBe(0);
  });

  test('to a reader of whom the upstream says nothing', async () => {
    await warm();
    nowMs += 10_001;
    await locksFor(FULL);
    await hits();
    gateway.stub.change({ '/users': answer(500, {}) });
    expect(await locksFor(ALSO_FULL)).toBe(OPEN);
    expect(await hits()).toBe(0);
  });

  test('with a page that the upstream has to open, to a reader of the same access', async () => {
    await warm(WITH_SECOND);
    await gateway.dataOf(WITH_SECOND, {}, { token: FULL });
    paid.delete(bearer(ALSO_FULL));
    for (const token of [ALSO_FULL, LIMITED, undefined])
      expect(await gateway.errorOf(WITH_SECOND, {}, { token })).toMatchObject({
        extensions: { code: 'PURCHASE_REQUIRED' },
      });
    expect(await hits()).toBe(0);
  });

  test('with a reader’s record, to another', async () => {
    gateway.stub.change({
      '/capabilities': { capabilities: { study: true } },
      '/study/records': by((response, request) =>
        answer(200, {
          records: [
            { question_id: '1042', attempts: 1, flagged: false, note_version: 1, note: request.headers.authorization },
          ],
        })(response, request),
      ),
    });
    for (const token of [FULL, ALSO_FULL, FULL, ALSO_FULL]) {
      await gateway.dataOf(FIRST, {}, { token });
      const data = await gateway.dataOf(WITH_RECORD, {}, { token });
      expect(data.boardSubject.yearQuestions.questions[0].mine.note).toBe(bearer(token));
    }
  });

  test('where the upstream opens even first pages to named readers only', async () => {
    gateway.stub.change({
      [YEAR_CALL]: by((response, request) =>
        request.headers.authorization
          ? page(response, request)
          : answer(401, { message: 'Log in.' })(response, request),
      ),
    });
    await warm();
    await locksFor(FULL);
    expect(await hits()).toBe(0);
  });
});
