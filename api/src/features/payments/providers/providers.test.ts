import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type PayerAction, toProviderCall } from '../../../testing/payments/fake-provider.ts';
import { PROVIDER_KITS, type ProviderKit } from '../../../testing/payments/provider-kits.ts';
import { isPaidInFull } from './payment-provider.ts';

const PRICE = 499;
let count = 0;

describe.each(PROVIDER_KITS)('%s', (_name, start) => {
  let kit: ProviderKit;
  beforeEach(async () => void (kit = await start()));
  afterEach(() => kit.fake.close());

  async function order() {
    count += 1;
    const reference = `ORDER${count}`;
    const buyer = { userId: 'u-1', name: 'রহিমা খাতুন', email: 'rahima@example.com', phone: null };
    const created = await kit.provider.create({ reference, amount: PRICE, title: 'Premium, 6 months', buyer });
    return { reference, ...created };
  }
  async function orderAnd(action: PayerAction) {
    const ref = await order();
    return { ref, hint: kit.provider.readReturn(toProviderCall(kit.fake.act(ref.payUrl, action))) };
  }
  async function pay() {
    const { ref } = await orderAnd('pay');
    const payment = await kit.provider.execute(ref);
    expect(payment).toMatchObject({ state: 'PAID', transaction: expect.any(String) });
    return { ...ref, transaction: payment.transaction! };
  }

  test('is paid when it says so, to the paisa and in Taka', async () => {
    const { ref, hint } = await orderAnd('pay');
    expect(hint).toMatchObject({ says: 'APPROVED', id: ref[hint!.by] });
    const payment = await kit.provider.execute(ref);
    expect(payment).toMatchObject({ state: 'PAID', paisa: 49_900, currency: 'BDT', problem: null });
    expect(isPaidInFull(payment, { amount: PRICE })).toBe(true);
    // Asked again, by whatever way, it says the same.
    expect(await kit.provider.execute(ref)).toEqual(payment);
    expect(await kit.provider.query(ref)).toEqual(payment);
  });

  test('has nothing to say about an order that nobody has paid', async () => {
    const ref = await order();
    expect(await kit.provider.query(ref)).toMatchObject({ state: 'PENDING', paisa: null });
    expect(await kit.provider.execute(ref)).toMatchObject({ state: 'PENDING', paisa: null });
  });

  test('tells a browser that comes back without having paid', async () => {
    const { ref, hint } = await orderAnd('cancel');
    expect(hint).toMatchObject({ says: 'CANCELLED', id: ref[hint!.by] });
    const failed = await orderAnd('fail');
    expect(failed.hint).toMatchObject({ says: 'FAILED' });
    for (const one of [ref, failed.ref]) {
      expect(['CANCELLED', 'FAILED', 'PENDING']).toContain((await kit.provider.execute(one)).state);
    }
  });

  test('fails where the wallet has too little', async () => {
    const { ref } = await orderAnd('pay without money');
    expect(await kit.provider.execute(ref)).toMatchObject({ state: 'FAILED' });
  });

  test('ends a payment that took too long', async () => {
    const ref = await order();
    kit.fake.expire(ref.payUrl);
    expect(await kit.provider.query(ref)).toMatchObject({ state: 'EXPIRED' });
  });

  test.for(['499.01', '498.99', '499.001', '4.99e2', '-499.00', ''])(
    'does not pay the order with %o instead of its price',
    async (amount) => {
      const { ref } = await orderAnd('pay');
      kit.fake.faults.amount = amount;
      expect(isPaidInFull(await kit.provider.execute(ref), { amount: PRICE })).toBe(false);
    },
  );

  test('does not pay the order in another currency', async () => {
    const { ref } = await orderAnd('pay');
    kit.fake.faults.currency = 'INR';
    expect(isPaidInFull(await kit.provider.execute(ref), { amount: PRICE })).toBe(false);
  });

  test('leaves open what it was silent about after the debit, and is paid once it answers', async () => {
    const { ref } = await orderAnd('pay');
    kit.fake.faults.silent.add('execute').add('query');
    expect(await kit.impatient.execute(ref)).toMatchObject({ state: 'UNCERTAIN', problem: 'timeout' });
    kit.fake.faults.clear();
    expect(await kit.provider.query(ref)).toMatchObject({ state: 'PAID', paisa: 49_900 });
  });

  test('leaves open what it could not do, and is paid after it', async () => {
    const { ref } = await orderAnd('pay');
    kit.fake.faults.down.add('execute').add('query');
    expect(await kit.provider.execute(ref)).toMatchObject({ state: 'UNCERTAIN', problem: '503' });
    kit.fake.faults.clear();
    expect(await kit.provider.execute(ref)).toMatchObject({ state: 'PAID' });
  });

  test('opens no payment while it is down', async () => {
    kit.fake.faults.down.add('create');
    await expect(order()).rejects.toThrow('503');
    await kit.fake.close();
    await expect(order()).rejects.toThrow('unreachable');
  });

  /** Until the provider has said what became of it. */
  async function refund(paid: Awaited<ReturnType<typeof pay>>, key: string, amount: number, wasSent = false) {
    const ask = { ...paid, key, amount, reason: 'asked within 48 h', wasSent };
    const sent = await kit.provider.refund({ ...ask, refundId: null });
    expect(['SENT', 'DONE']).toContain(sent.state);
    kit.settleRefunds();
    return kit.provider.refund({ ...ask, refundId: sent.refundId, wasSent: true });
  }

  test('pays back in parts, each once, and no more than was paid', async () => {
    const paid = await pay();
    for (const _again of [1, 2]) {
      expect(await refund(paid, 'PART1', 200, _again > 1)).toMatchObject({ state: 'DONE', problem: null });
      expect(await refund(paid, 'PART2', 299, _again > 1)).toMatchObject({ state: 'DONE', problem: null });
    }
    expect(kit.fake.refunds()).toMatchObject([
      { key: 'PART1', amount: 20_000 },
      { key: 'PART2', amount: 29_900 },
    ]);
    const more = { ...paid, key: 'PART3', amount: 1, reason: 'more', refundId: null, wasSent: false };
    expect(await kit.provider.refund(more)).toMatchObject({ state: 'REFUSED' });
  });

  test('pays back once what it was silent about, whether or not its id was stored', async () => {
    const paid = await pay();
    kit.fake.faults.silent.add('refund').add('query');
    const ask = { ...paid, key: 'WHOLE', amount: PRICE, reason: 'a mistake', refundId: null };
    expect(await kit.impatient.refund({ ...ask, wasSent: false })).toMatchObject({ state: 'UNCERTAIN' });
    // Killed between sending and storing, an instance knows that it may have sent it.
    expect(await kit.impatient.refund({ ...ask, wasSent: true })).toMatchObject({ state: 'UNCERTAIN' });
    kit.fake.faults.clear();
    expect(await refund(paid, 'WHOLE', PRICE, true)).toMatchObject({ state: 'DONE' });
    expect(kit.fake.refunds()).toHaveLength(1);
  });

  test('reads nothing into calls of strangers', async () => {
    for (const text of ['', '{}', 'null', 'tran_id', '\0', '%E0%A4%A', '{"Type":"Notification"}']) {
      const call = { query: { paymentID: ['a', 'b'], tran_id: {} }, body: Buffer.from(text) };
      expect(kit.provider.readReturn(call)?.says).not.toBe('APPROVED');
      expect(await kit.provider.readNotification(call)).toBeNull();
    }
  });
});
