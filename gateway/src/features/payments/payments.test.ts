import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answer, by, startTestGateway, tokenOf, type TestGateway } from '../../testing/index.ts';

const FORM = 'tran_id=K7M249QX1&status=VALID&card_issuer=%E0%A6%AC&verify_sign=0a';
const ORDER = { data: { order: '5d0f0c3e-0000-4000-8000-000000000001' } };

let gateway: TestGateway;
let received: Buffer[];
const receive = (status: number, body: unknown = '') =>
  by(async (response, request) => {
    received.push(await buffer(request));
    answer(status, body)(response, request);
  });

beforeAll(async () => void (gateway = await startTestGateway({ timeoutMs: 300 })));
beforeEach(() => {
  received = [];
  gateway.stub.reset({
    '/payments/bkash/return': ORDER,
    'POST /payments/sslcommerz/return': receive(200, ORDER),
    'POST /payments/sslcommerz/notify': receive(204),
  });
});
afterAll(() => gateway.close());

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${gateway.url}/payments${path}`, { redirect: 'manual', ...init });
const post = (path: string, body: string | Buffer = FORM, headers = {}) =>
  call(path, {
    method: 'POST',
    body: new Uint8Array(Buffer.from(body)),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const comesBack = (response: Response, path: string) => {
  expect([response.status, response.headers.get('location')]).toEqual([303, path]);
  expect(response.headers.get('cache-control')).toBe('no-store');
};

test('a payer who comes back from bKash gets to the order, without a token on the way', async () => {
  const headers = { authorization: `Bearer ${tokenOf({ user_id: 'u-7' })}` };
  comesBack(await call('/bkash/return?paymentID=TR0011&status=success', { headers }), `/orders/${ORDER.data.order}`);
  expect(gateway.stub.calls).toMatchObject([{ query: { paymentID: 'TR0011', status: 'success' } }]);
  expect(gateway.stub.calls[0]!.headers.authorization).toBeUndefined();
});

test("SSLCommerz' form is passed on byte for byte, from a browser and as a notification", async () => {
  comesBack(await post('/sslcommerz/return'), `/orders/${ORDER.data.order}`);
  const notified = await post('/sslcommerz/notify');
  expect([notified.status, await notified.text()]).toEqual([200, 'OK']);
  expect(received.map(String)).toEqual([FORM, FORM]);
  expect(gateway.stub.calls[1]!.headers['content-type']).toBe('application/x-www-form-urlencoded');
});

test.for<[string, unknown]>([
  ['has no payments', answer(404, { message: 'No such route.' })],
  ['is down', answer(503, '')],
  ['does not answer', () => {}],
  ['knows no such order', { data: { order: null } }],
  ['answers with something else', answer(200, '<html>')],
  ['answers with a way out of the site', { data: { order: '/evil.example' } }],
])('a payer gets to the list of orders where the upstream %s', async ([, route]) => {
  gateway.stub.reset({ '/payments/bkash/return': route });
  comesBack(await call('/bkash/return?paymentID=TR0011&status=success'), '/orders');
});

test.each(['/..%2Fadmin/return', '/a%00b/return', '/BKASH/return'])('%s is not passed on', async (path) => {
  comesBack(await call(path), '/orders');
  expect(gateway.stub.calls).toEqual([]);
});

test('a provider is told to repeat a notification that did not come in', async () => {
  gateway.stub.reset({ '/payments/sslcommerz/notify': answer(503, '') });
  expect((await post('/sslcommerz/notify')).status).toBeGreaterThanOrEqual(500);
  gateway.stub.reset({});
  expect((await post('/sslcommerz/notify')).status).toBe(404);
  expect((await post('/sslcommerz/notify', 'x'.repeat(70_000))).status).toBe(413);
});
