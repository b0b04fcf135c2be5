import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../../testing/index.ts';

let gateway: TestGateway;
const token = tokenOf({ user_id: 'RAHIMA' });
beforeAll(async () => {
  gateway = await startTestGateway({
    routes: { '/capabilities': { capabilities: { checkout: true } } },
  });
});
afterAll(() => gateway.close());

const CHECK = `mutation { checkCoupon(code: "save-25", plan: "premium", duration: "1 year") {
  valid amount discount reason } }`;

test('a code is checked before an order, and what keeps it from being used comes in the words of the api', async () => {
  const valid = { valid: true, amount: 225, discount: 74, reason: null };
  gateway.stub.change({ '/orders/coupon': { data: { ...valid, reason_id: null, reason_params: null } } });
  expect((await gateway.dataOf(CHECK, {}, { token })).checkCoupon).toEqual(valid);
  const sent = gateway.stub.calls.find(({ path }) => path === '/orders/coupon')!;
  expect(sent.body).toEqual({ code: 'save-25', plan: 'premium', duration: '1 year' });

  const reason = 'This code has been used up.';
  const invalid = { valid: false, amount: null, discount: null, reason };
  gateway.stub.change({
    '/orders/coupon': { data: { ...invalid, reason_id: 'coupons.refused.usedUp', reason_params: {} } },
  });
  expect((await gateway.dataOf(CHECK, {}, { token })).checkCoupon).toEqual(invalid);
  gateway.stub.change({ '/orders/coupon': answer(429, { message: 'Too many requests!' }) });
  expect(await gateway.errorOf(CHECK, {}, { token })).toMatchObject({ extensions: { code: 'TOO_MANY_REQUESTS' } });
});

test('visitors and servers that sell nothing take no codes', async () => {
  expect(await gateway.errorOf(CHECK)).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
  const old = await startTestGateway({ routes: { '/capabilities': { capabilities: { study: true } } } });
  expect(await old.errorOf(CHECK, {}, { token })).toMatchObject({ extensions: { code: 'NOT_SUPPORTED' } });
  await old.close();
});
