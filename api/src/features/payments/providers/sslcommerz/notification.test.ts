import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeSslCommerz, startFakeSslCommerz } from '../../../../testing/payments/fake-sslcommerz.ts';
import { sslCommerzOn } from '../../../../testing/payments/provider-kits.ts';
import type { PaymentProvider } from '../index.ts';

let fake: FakeSslCommerz;
let provider: PaymentProvider;
beforeEach(async () => {
  fake = await startFakeSslCommerz();
  provider = sslCommerzOn(fake);
});
afterEach(() => fake.close());

async function order(reference: string) {
  const buyer = { userId: 'u-1', name: 'Rahima', email: 'rahima@example.com', phone: '01711000000' };
  return { reference, ...(await provider.create({ reference, amount: 499, title: 'Premium', buyer })) };
}
const read = (form: Record<string, string>) =>
  provider.readNotification({ query: {}, body: Buffer.from(new URLSearchParams(form).toString()) });

test('a notification says which order to ask about, before and after the payment, however often it comes', async () => {
  const { payUrl } = await order('ORDER1');
  expect(await read(fake.notification(payUrl))).toMatchObject({ by: 'reference', id: 'ORDER1', says: 'FAILED' });
  fake.act(payUrl, 'pay');
  const paid = fake.notification(payUrl);
  for (const form of [paid, paid]) expect(await read(form)).toMatchObject({ id: 'ORDER1', says: 'APPROVED' });
});

test('a notification that was changed, or leaves out what it is about, is nothing', async () => {
  const { payUrl } = await order('ORDER1');
  fake.act(payUrl, 'pay');
  const form = fake.notification(payUrl);
  expect(await read({ ...form, tran_id: 'ORDER2' })).toBeNull();
  expect(await read({ ...form, status: 'FAILED' })).toBeNull();
  expect(await read({ ...form, verify_sign: '0'.repeat(32) })).toBeNull();
  expect(await read({ tran_id: 'ORDER1', status: 'VALID' })).toBeNull();
  // Signed over the password alone: a replay of such a hash would fit any form.
  expect(await read({ ...form, verify_key: '', verify_sign: '9a3b' })).toBeNull();
});

test('a payment of another order does not pay this one', async () => {
  const own = await order('ORDER1');
  const other = await order('ORDER2');
  fake.act(other.payUrl, 'pay');
  expect(await provider.query({ reference: 'ORDER1', externalId: other.externalId })).toMatchObject({
    state: 'PENDING',
  });
  expect(await provider.query(own)).toMatchObject({ state: 'PENDING' });
});

test('a payment at risk is held for a person to look at', async () => {
  const own = await order('ORDER1');
  fake.act(own.payUrl, 'pay');
  fake.faults.isRisky = true;
  expect(await provider.query(own)).toMatchObject({ state: 'HELD', paisa: 49_900, problem: 'risk' });
});
