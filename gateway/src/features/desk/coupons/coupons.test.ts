import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeBatchRow, couponRow } from '../../../testing/desk.ts';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../../../testing/index.ts';

let gateway: TestGateway;
const token = tokenOf({ user_id: 'RAHIMA' });
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => gateway.stub.reset({ '/capabilities': { capabilities: { desk: true } } }));
afterAll(() => gateway.close());

const called = (path: string) => gateway.stub.calls.filter((call) => call.path === path);
const ask = (query: string, variables = {}) => gateway.dataOf(query, variables, { token });
const fail = (query: string) => gateway.errorOf(query, {}, { token });
const COUPON = '{ code share amount plans from until uses used oncePerPerson isOn }';

test('coupons come by pages, go on after a code, and are saved without what is left out', async () => {
  gateway.stub.change({
    '/admin/coupons': { data: [couponRow()], pagination: { has_next: true, next: 'WELCOME25' }, total: 2 },
  });
  const { desk } = await ask(`{ desk { coupons(first: 1, after: "GIFT") {
    edges { cursor node ${COUPON} } pageInfo { hasNextPage endCursor } } } }`);
  expect(desk.coupons).toMatchObject({
    edges: [{ cursor: 'WELCOME25', node: { share: 0.25, amount: null, from: '2026-11-12', oncePerPerson: true } }],
    pageInfo: { hasNextPage: true, endCursor: 'WELCOME25' },
  });
  expect(called('/admin/coupons')[0]!.query).toEqual({ limit: '1', after: 'GIFT' });
  gateway.stub.change({
    '/admin/coupons/WELCOME25': { data: couponRow() },
    '/admin/coupons/NOTHING': answer(404, { message: 'There is no such coupon.' }),
  });
  expect(
    (await ask('{ desk { one: coupon(code: "WELCOME25") { used } none: coupon(code: "NOTHING") { used } } }')).desk,
  ).toEqual({ one: { used: 2 }, none: null });
  expect(await fail('{ desk { coupons(after: "../1") { edges { cursor } } } }')).toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
  });

  gateway.stub.change({ '/admin/coupons': { data: couponRow({ share: null, amount: 100 }) } });
  const { saveCoupon } = await ask(`mutation { saveCoupon(input: { code: "welcome-25", amount: 100 }) ${COUPON} }`);
  expect(saveCoupon).toMatchObject({ code: 'WELCOME25', share: null, amount: 100 });
  expect(called('/admin/coupons')[1]!.body).toEqual({
    code: 'welcome-25',
    amount: 100,
    plans: [],
    once_per_person: true,
    is_on: true,
  });
  gateway.stub.change({ '/admin/coupons': answer(409, { message: 'It was used 3 times.', field: 'uses' }) });
  expect(await fail('mutation { saveCoupon(input: { code: "X123", share: 1, uses: 1 }) { code } }')).toMatchObject({
    message: 'It was used 3 times.',
    extensions: { code: 'CONFLICT' },
  });
});

test('codes are made with evidence, and say who has used them', async () => {
  gateway.stub.change({
    '/admin/codes': { data: [codeBatchRow()], pagination: { has_next: false, next: null }, total: 1 },
    '/admin/codes/7': { data: codeBatchRow() },
    '/admin/codes/8': answer(404, { message: 'There are no such codes.' }),
  });
  const BATCH =
    '{ id plan duration price count used payment { reference } receipt createdAt by codes { code usedAt usedBy { userId name } } }';
  const { desk } = await ask(`{ desk {
    codeBatches { edges { cursor node { id } } pageInfo { hasNextPage } } one: codeBatch(id: "7") ${BATCH}
    none: codeBatch(id: "8") ${BATCH} bad: codeBatch(id: "../coupons") ${BATCH} } }`);
  expect(desk).toMatchObject({
    codeBatches: { edges: [{ cursor: '7' }], pageInfo: { hasNextPage: false } },
    one: {
      price: 3000,
      count: 2,
      used: 1,
      payment: { reference: 'SLIP-7' },
      receipt: '000012',
      codes: [{ usedBy: null }, { usedBy: { userId: 'RAHIMA' } }],
    },
    none: null,
    bad: null,
  });
  gateway.stub.change({ '/admin/codes': { data: ['K7M2-49QX-3HRT-W8DP'] } });
  const payment = 'payment: { amount: 3000, method: "bkash", reference: "TRX1", note: null }';
  const { createCodes } = await ask(
    `mutation { createCodes(plan: "premium", duration: "1 year", count: 1, ${payment}) }`,
  );
  expect(createCodes).toEqual(['K7M2-49QX-3HRT-W8DP']);
  expect(called('/admin/codes')[1]!.body).toEqual({
    plan: 'premium',
    duration: '1 year',
    count: 1,
    payment: { amount: 3000, method: 'bkash', reference: 'TRX1' },
  });
});

test('a code is switched off, unless it was used; an older server has codes that are on', async () => {
  const [code, used] = codeBatchRow().codes;
  gateway.stub.change({
    '/admin/codes/7/k7m2-49qx-3hrt-w8dp': { data: codeBatchRow({ codes: [{ ...code, is_on: false }, used] }) },
    '/admin/codes/7/USED': answer(409, { message: 'This code was used.' }),
    '/admin/codes/7/NONE': answer(404, { message: 'There is no such code among these.' }),
  });
  const change = (of: string) => `mutation { switchCode(${of}, on: false) { id codes { code isOn } } }`;
  const { switchCode } = await ask(change('batch: "7", code: "k7m2-49qx-3hrt-w8dp"'));
  expect(switchCode.codes.map(({ isOn }: { isOn: boolean }) => isOn)).toEqual([false, true]);
  expect(called('/admin/codes/7/k7m2-49qx-3hrt-w8dp')).toMatchObject([{ method: 'PUT', body: { is_on: false } }]);
  for (const [of, error] of [
    ['batch: "7", code: "USED"', { message: 'This code was used.', extensions: { code: 'CONFLICT' } }],
    ['batch: "7", code: "NONE"', { extensions: { code: 'NOT_FOUND' } }],
    ['batch: "../coupons", code: "USED"', { extensions: { code: 'BAD_USER_INPUT', field: 'batch' } }],
    ['batch: "7", code: ".."', { extensions: { code: 'BAD_USER_INPUT', field: 'code' } }],
  ] as const) {
    expect(await fail(change(of))).toMatchObject(error);
  }
});
