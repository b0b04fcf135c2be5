import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../../testing/index.ts';
import { ofAnatomy, pageRow, sbaRow, TOPIC_CALL, YEAR_CALL } from '../../testing/rows.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const LOCKS = ofAnatomy('yearQuestions(year: 2024) { pagination { tabs { locked } } }');
const READER = tokenOf({ user_id: 'u-7' });
const USERS_CALL = '/users?user_id=u-7&fields=-password+-__v+-otp+-id';

const user = (access_doc: unknown) => ({ data: { _id: '7', user_id: 'u-7', access_doc } });
const given = (users: unknown, page: unknown = pageRow()) =>
  gateway.stub.reset({ '/users': users, [YEAR_CALL]: page, [TOPIC_CALL]: page });
const usersCalls = () => gateway.callsMade().filter((call) => call.startsWith('/users'));

async function locks(query = LOCKS, token: string | undefined = READER) {
  const data = await gateway.dataOf(query, {}, { token });
  return data.boardSubject.yearQuestions.pagination.tabs.map((tab: { locked: boolean }) => tab.locked);
}

describe('which tabs are locked', () => {
  test.each([
    ['full', user('all'), false],
    ['a named plan', user('PLAN-9'), false],
    ['full, within one more data', { data: user('all') }, false],
    ['limited', user('limited'), true],
    ['limited, within one more data', { data: user('limited') }, true],
    ['empty', user(''), true],
    ['none', user(undefined), true],
    ['null', user(null), true],
    ['unknown: the lock is display, the upstream decides', answer(500, {}), false],
  ])('to a reader whose access is %s', async (_access, users, locked) => {
    given(users);
    expect(await locks()).toEqual([false, locked, locked]);
    expect(usersCalls()).toEqual([USERS_CALL]);
  });

  test.each([
    ['no token', undefined],
    ['a token that is none', 'abc.def.ghi'],
    ['a token that names nobody', tokenOf({ iss: 'u-7' })],
    ['a token with a path for a name', tokenOf({ user_id: '../u-7' })],
    ['a token with a list for a name', tokenOf({ user_id: ['u-7'] })],
  ])('to a visitor with %s: all but the first, without an upstream call', async (_what, token) => {
    given(user('all'));
    const data = await gateway.dataOf(LOCKS, {}, { token });
    expect(data.boardSubject.yearQuestions.pagination.tabs).toEqual(
      [true, true, true].map((locked, i) => ({ locked: locked && i > 0 })),
    );
    expect(usersCalls()).toEqual([]);
  });

  test('none on a page past the first, which only readers with access get, without an upstream call', async () => {
    given(user('limited'), pageRow([sbaRow()], { page: 2 }));
    expect(await locks(ofAnatomy('yearQuestions(year: 2024, page: 2) { pagination { tabs { locked } } }'))).toEqual([
      false,
      false,
      false,
    ]);
    given(user('limited'), pageRow([sbaRow()], { tab: ['30-49', '50-60'], total: 31 }));
    const range = 'yearQuestions(year: 2024, from: 30, to: 60) { pagination { tabs { locked } } }';
    expect(await locks(ofAnatomy(range))).toEqual([false, false]);
    expect(usersCalls()).toEqual([]);
  });

  test('later pages of a range that begins on the first page', async () => {
    given(user('limited'), pageRow([sbaRow()], { tab: ['11-30', '31-35'], total: 25 }));
    const range = 'yearQuestions(year: 2024, from: 11, to: 35) { pagination { tabs { page locked } } }';
    const data = await gateway.dataOf(ofAnatomy(range), {}, { token: READER });
    expect(data.boardSubject.yearQuestions.pagination.tabs).toEqual([
      { page: 1, locked: false },
      { page: 2, locked: true },
    ]);
  });
});

describe('upstream calls for access', () => {
  test('one for all lists and tabs of a request', async () => {
    given(user('all'));
    await gateway.dataOf(
      ofAnatomy(`
        a: yearQuestions(year: 2024) { pagination { tabs { locked } } }
        b: yearQuestions(year: 2024) { pagination { tabs { locked } } }
        c: topicQuestions(topic: "Heart") { pagination { tabs { locked } } }`),
      {},
      { token: READER },
    );
    expect(usersCalls()).toEqual([USERS_CALL]);
    expect(gateway.callsMade()).toHaveLength(3);
  });

  test('none if `locked` is not selected or skipped', async () => {
    given(user('all'));
    await gateway.dataOf(
      ofAnatomy('yearQuestions(year: 2024) { questions { id } pagination { page total tabs { page label } } }'),
      {},
      { token: READER },
    );
    await gateway.dataOf(
      `query ($locks: Boolean!) { boardSubject(board: "DHK", prof: "_1", subject: "ANAT") {
        yearQuestions(year: 2024) { pagination { tabs { label locked @include(if: $locks) } } } } }`,
      { locks: false },
      { token: READER },
    );
    expect(gateway.callsMade()).toEqual([`${YEAR_CALL}?page=1`]);
  });

  test('none if the list has one page', async () => {
    given(user('all'), pageRow([sbaRow()], { tab: ['1-1'], total: 1 }));
    expect(await locks()).toEqual([false]);
    expect(usersCalls()).toEqual([]);
  });

  test('carry the reader’s own token', async () => {
    given(user('all'));
    await locks();
    const call = gateway.stub.calls.find(({ path }) => path === '/users');
    expect(call?.headers.authorization).toBe(`Bearer ${READER}`);
  });
});
