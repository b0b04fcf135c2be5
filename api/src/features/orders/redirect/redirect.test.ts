// @module-tag long
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../../db/schema.ts';
import { PROVIDER_KITS, type ProviderKit } from '../../../testing/payments/provider-kits.ts';
import { type RedirectShop, startRedirectShop } from '../../../testing/payments/redirect-shop.ts';
import { newPerson, type Person } from '../../../testing/people.ts';

describe.each(PROVIDER_KITS)('%s', (name, start) => {
  let kit: ProviderKit;
  let shop: RedirectShop;
  beforeEach(async () => {
    kit = await start();
    shop = await startRedirectShop([kit.provider]);
  });
  afterEach(async () => {
    await shop.close();
    await kit.fake.close();
  });

  const read = ({ buyer, id }: { buyer: Person; id: string }) => shop.read(buyer, id);
  const titles = async (buyer: Person) => (await shop.news(buyer)).map(({ title }) => title);
  async function buy() {
    const order = await shop.start(name);
    await shop.call(kit.fake.act(order.payUrl, 'pay'));
    await shop.work();
    expect((await read(order)).state).toBe('PAID');
    return order;
  }

  test('is offered, paid on its page, and opens the plan with evidence and a receipt', async () => {
    const { data } = (await shop.api.get<{ data: { methods: object[] } }>('/checkout')).body;
    expect(data.methods[0]).toEqual({
      id: name,
      name: kit.provider.name,
      kind: 'REDIRECT',
      pay_to: null,
      instructions: null,
    });
    const order = await shop.start(name);
    expect(await read(order)).toMatchObject({ state: 'OPEN', pay_url: order.payUrl });
    const back = await shop.call(kit.fake.act(order.payUrl, 'pay'));
    expect(back).toMatchObject({ status: 200, body: { data: { order: order.id } } });
    expect(await read(order)).toMatchObject({ state: 'CHECKING', pay_url: null });
    await shop.work();
    const paid = await read(order);
    expect(paid).toMatchObject({ state: 'PAID', transaction: expect.any(String), receipt: { number: '000001' } });
    const [payment] = await shop.moneyOf(order.id);
    expect(payment).toMatchObject({ direction: 'IN', amount: 299, method: name, by: null, payer: expect.any(String) });
    expect(await titles(order.buyer)).toEqual(['Purchase completed']);
  });

  test('opens the plan of somebody who closed the tab after the PIN, within two minutes', async () => {
    const order = await shop.start(name);
    await shop.sweep(7);
    expect((await read(order)).state).toBe('OPEN');
    kit.fake.act(order.payUrl, 'pay');
    await shop.sweep(1);
    expect((await read(order)).state).toBe('PAID');
  });

  test('charges nobody who closed the tab before it; the order expires after a day', async () => {
    const order = await shop.start(name);
    for (const minutes of [1, 5, 30, 60, 360]) await shop.sweep(minutes);
    expect((await read(order)).state).toBe('OPEN');
    await shop.sweep(24 * 60);
    expect((await read(order)).state).toBe('EXPIRED');
    expect(await titles(order.buyer)).toEqual(['Order expired']);
    const asked = kit.fake.calls.get('query');
    await shop.sweep(24 * 60);
    expect(kit.fake.calls.get('query')).toBe(asked);
  });

  test.for([
    ['cancel', 'CANCELLED'],
    ['fail', 'FAILED'],
    ['pay without money', 'FAILED'],
  ] as const)('takes a reader who chose to %s back to an order that is %s', async ([action, state]) => {
    const order = await shop.start(name);
    await shop.call(kit.fake.act(order.payUrl, action));
    await shop.work();
    expect((await read(order)).state).toBe(state);
    expect(await titles(order.buyer)).toEqual(['Order not paid']);
    expect(await shop.purchasesOf(order.buyer)).toEqual([]);
    // A reader who pays after all still gets the plan.
    await shop.call(kit.fake.act(order.payUrl, 'pay'));
    await shop.work();
    expect((await read(order)).state).toBe('PAID');
  });

  test('opens the plan of somebody who gave up here and paid in another tab, if the provider took the money', async () => {
    const order = await shop.start(name);
    expect((await shop.cancel(order.buyer, order.id)).body.data.state).toBe('CANCELLED');
    kit.fake.act(order.payUrl, 'pay');
    await shop.sweep(1);
    // bKash takes no money before `execute`.
    expect((await read(order)).state).toBe(name === 'bkash' ? 'CANCELLED' : 'PAID');
    expect(kit.fake.calls.get('execute') ?? 0).toBe(name === 'bkash' ? 0 : 1);
  });

  test('opens one plan for fifty calls at once, with one commission and one notification', async () => {
    const referrer = await newPerson(shop.api);
    const order = await shop.start(name);
    await shop.api.db
      .update(users)
      .set({ referredBy: Number(referrer.id) })
      .where(eq(users.id, Number(order.buyer.id)));
    const back = kit.fake.act(order.payUrl, 'pay');
    const notify = { ...back, url: back.url.replace('/return', '/notify') };
    const calls = Array.from({ length: 50 }, (_, index) =>
      shop.call(index % 2 && name === 'sslcommerz' ? notify : back),
    );
    await Promise.all([...calls, shop.work()]);
    await shop.work();
    const bought = await shop.purchasesOf(order.buyer);
    expect(bought).toMatchObject([{ price: 299, commission: 29, referrer: Number(referrer.id) }]);
    expect(await shop.moneyOf(order.id)).toHaveLength(1);
    expect(await titles(order.buyer)).toEqual(['Purchase completed']);
    await shop.call(back);
    await shop.work();
    expect(await shop.purchasesOf(order.buyer)).toEqual(bought);
  });

  test('does not open a plan for another amount, and tells the desk', async () => {
    const order = await shop.start(name);
    kit.fake.faults.amount = '299.01';
    await shop.call(kit.fake.act(order.payUrl, 'pay'));
    await shop.work();
    expect((await read(order)).state).toBe('CHECKING');
    expect(await shop.purchasesOf(order.buyer)).toEqual([]);
    const listed = await shop.listed('?state=CHECKING');
    const transaction = listed.data[0]!.order.transaction!;
    expect(listed.data).toMatchObject([{ order: { id: order.id }, problem: expect.stringContaining('BDT 299.01') }]);
    // A person decides, with the provider's own number as evidence.
    const settled = await shop.settle(order.id, { method: name, reference: transaction, note: 'one paisa more' });
    expect(settled.body.data.order.state).toBe('PAID');
    await shop.refundAll(order.buyer);
    await settleRefunds();
    expect((await read(order)).state).toBe('REFUNDED');
  });

  test('opens nothing for a payment of another order', async () => {
    const own = await shop.start(name);
    const other = await shop.start(name);
    const back = kit.fake.act(other.payUrl, 'pay');
    const ids = [own, other].map(({ payUrl }) => new URL(payUrl).search.split('=')[1]!);
    const forged = {
      ...back,
      url: back.url.replace(ids[1]!, ids[0]!),
      form: { ...back.form, tran_id: await shop.referenceOf(own.id) },
    };
    expect((await shop.call(forged)).body.data.order).toBe(own.id);
    await shop.work();
    expect((await read(own)).state).toBe('OPEN');
    expect(await shop.purchasesOf(own.buyer)).toEqual([]);
    // Who replays it in another browser pays for the one who paid.
    expect((await shop.call(back)).body.data.order).toBe(other.id);
    await shop.work();
    expect(await shop.purchasesOf(other.buyer)).toHaveLength(1);
    expect(await shop.purchasesOf(own.buyer)).toEqual([]);
  });

  test('hears nothing from strangers', async () => {
    const order = await shop.start(name);
    const paid = kit.fake.act(order.payUrl, 'pay');
    const form = { ...paid.form, verify_sign: '0'.repeat(32) };
    const notify = { method: 'POST', url: `http://localhost:4000/payments/${name}/notify`, form } as const;
    expect((await shop.call(notify)).status).toBe(204);
    await shop.work();
    expect((await read(order)).state).toBe('OPEN');
    const nothing = {
      method: 'GET',
      url: `http://localhost:4000/payments/${name}/return?paymentID=x`,
      form: {},
    } as const;
    expect((await shop.call(nothing)).body).toEqual({ data: { order: null } });
    expect((await shop.call({ ...nothing, url: 'http://localhost:4000/payments/paypal/return' })).status).toBe(404);
  });

  test('holds nothing up while it is silent, and opens the plan when it speaks', async () => {
    const order = await shop.start(name);
    kit.fake.faults.silent.add('execute').add('query');
    await shop.call(kit.fake.act(order.payUrl, 'pay'));
    const { promise: isAsked, resolve } = Promise.withResolvers<void>();
    const asked = setInterval(
      () => (kit.fake.calls.get(name === 'bkash' ? 'execute' : 'query') ?? 0) > 0 && resolve(),
      5,
    );
    shop.queue.wake();
    await isAsked;
    clearInterval(asked);
    // Reads, and writes of the same order and its buyer, while the provider has not answered.
    expect((await read(order)).state).toBe('CHECKING');
    expect((await shop.cancel(order.buyer, order.id)).status).toBe(409);
    expect((await shop.start(name, order.buyer)).payUrl).toContain('http');
    const cutting = setInterval(kit.fake.release, 20);
    await shop.work();
    clearInterval(cutting);
    expect((await read(order)).state).toBe('CHECKING');
    kit.fake.faults.clear();
    await shop.sweep(1);
    expect((await read(order)).state).toBe('PAID');
  });

  test('that is down makes no payment; the same order is paid once it is up', async () => {
    kit.fake.faults.down.add('create');
    const buyer = await shop.newBuyer();
    const input = { id: 'order-while-down', method: name };
    expect(await shop.order(buyer, input)).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    kit.fake.faults.clear();
    const again = await Promise.all([shop.order(buyer, input), shop.order(buyer, input)]);
    const urls = new Set(again.map(({ status, body }) => `${status} ${body.data.pay_url}`));
    expect(urls.size).toBe(1);
    expect([...urls][0]).toContain('200 http');
  });

  test('pays back in part and then whole, each once, and the plan ends with the whole', async () => {
    const order = await buy();
    const [purchase] = await shop.purchasesOf(order.buyer);
    const refund = (fields: object = {}) =>
      shop.api.call<{ data: { changed: boolean } }>('POST', '/admin/purchases/refund', {
        token: shop.clerk,
        body: { purchase: purchase!.id, ...fields },
      });
    const states = async () => (await read(order)).refunds.map(({ amount, state }) => `${amount} ${state}`);

    // A double click.
    const twice = await Promise.all([refund({ amount: 100 }), refund({ amount: 100 })]);
    expect(twice.filter(({ body }) => body.data.changed)).toHaveLength(1);
    expect(await states()).toEqual(['100 ASKED']);
    const byHand = { amount: 299, method: 'cash', reference: 'BOOK-7' };
    expect((await refund({ payment: byHand })).status).toBe(409);
    expect((await refund({ amount: 200 })).status).toBe(409);
    await settleRefunds();
    expect(await states()).toEqual(['100 DONE']);
    expect((await read(order)).state).toBe('PAID');

    expect((await refund({ amount: 200 })).status).toBe(400);
    expect((await refund()).body.data.changed).toBe(true);
    await settleRefunds();
    expect(await states()).toEqual(['199 DONE', '100 DONE']);
    expect(await read(order)).toMatchObject({ state: 'REFUNDED', refunds: [{ expected_by: expect.any(String) }, {}] });
    expect(kit.fake.refunds().map(({ amount }) => amount)).toEqual([10_000, 19_900]);
    expect((await refund()).body.data.changed).toBe(false);
    expect(await titles(order.buyer)).toEqual([
      'Purchase refunded',
      'Part of a purchase refunded',
      'Purchase completed',
    ]);
  });

  async function settleRefunds() {
    await shop.sendRefunds();
    kit.settleRefunds();
    await shop.sendRefunds(2);
  }

  test('pays back once though it was killed between sending and storing, and tells nobody before it did', async () => {
    const order = await buy();
    await shop.refundAll(order.buyer);
    const { refund } = kit.provider;
    const killed: typeof refund = async (ask) => {
      await refund.call(kit.provider, ask);
      throw new Error('killed');
    };
    const dead = Object.assign(Object.create(kit.provider) as typeof kit.provider, { refund: killed });
    await expect(shop.sendRefunds(0, [dead])).rejects.toThrow('killed');
    expect(await shop.refundsOf(order.id)).toMatchObject([{ state: 'SENT', attempts: 1 }]);
    await shop.sendRefunds();
    expect(await shop.refundsOf(order.id)).toMatchObject([{ attempts: 1 }]);
    kit.settleRefunds();
    await shop.sendRefunds(2);
    await shop.sendRefunds(10);
    expect(await shop.refundsOf(order.id)).toMatchObject([{ state: 'DONE' }]);
    expect(kit.fake.refunds()).toHaveLength(1);
    expect((await read(order)).state).toBe('REFUNDED');
  });

  test('that refuses to pay back leaves the plan open and tells the desk', async () => {
    const order = await buy();
    // Somebody paid it back on the provider's own pages.
    const { externalId, providerData } = await shop.stored(order.id);
    const ref = { reference: await shop.referenceOf(order.id), externalId: externalId! };
    const elsewhere = {
      ...ref,
      transaction: String(providerData.transaction),
      key: 'ELSEWHERE',
      amount: 299,
      reason: 'x',
      refundId: null,
      wasSent: false,
    };
    await kit.provider.refund(elsewhere);
    await shop.refundAll(order.buyer);
    await shop.sendRefunds();
    expect(await shop.refundsOf(order.id)).toMatchObject([{ state: 'FAILED' }]);
    expect((await read(order)).state).toBe('PAID');
    expect((await shop.listed('?state=PAID')).data[0]!.problem).toContain('Tk 299');
  });
});
