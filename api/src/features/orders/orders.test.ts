import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { plans, users } from '../../db/schema.ts';
import { faultsOf } from '../../testing/affiliate.ts';
import { startTestApi } from '../../testing/index.ts';
import { type Shop, startShop } from '../../testing/orders.ts';
import { expireOrders } from './expire.ts';
import { walletList } from './wallets.ts';

const HOUR_MS = 3_600_000;
let shop: Shop;
let now = Date.now();
beforeAll(async () => {
  shop = await startShop({ now: () => new Date(now) });
});
beforeEach(() => {
  now = Date.now();
});
afterAll(() => shop.api.close());

const newTransaction = () => randomUUID().slice(0, 8).toUpperCase();
const expire = () => expireOrders({ db: shop.api.db, live: shop.api.live, now: () => new Date(now) });

describe('how plans are paid for', () => {
  test('wallets of the setting are offered with how to send; without any, nothing can be ordered', async () => {
    const { data } = (await shop.api.get<{ data: { methods: object[] } }>('/checkout')).body;
    expect(data.methods).toMatchObject([
      { id: 'bkash-manual', name: 'bKash', kind: 'MANUAL', pay_to: '01711000000' },
      { id: 'nagad-manual', name: 'Nagad', kind: 'MANUAL', pay_to: '01811000000' },
    ]);
    expect(JSON.stringify(data.methods[0])).toContain('<ol><li>Open bKash');
    const other = await startTestApi();
    expect((await other.get('/checkout')).body).toEqual({ data: null });
    await other.close();
  });

  test.each(['bKash', 'bKash:0171100000', 'bKash:02711000000', '<b>:01711000000', 'A:01711000000;a:01811000000'])(
    'the setting %s is refused at the start',
    (text) => expect(walletList.safeParse(text).success).toBe(false),
  );
});

describe('a plan paid by hand', () => {
  test('is ordered once, checked, settled with evidence, and opens', async () => {
    const { api } = shop;
    const buyer = await shop.newBuyer();
    const input = { id: randomUUID(), return_to: '/board-question/DHK?page=2' };
    const started = await shop.order(buyer, input);
    expect(started.status).toBe(201);
    expect(started.body.data).toMatchObject({
      ...input,
      code: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/),
      state: 'OPEN',
      plan: 'Monthly',
      duration: '1 month',
      amount: 299,
      discount: 0,
      receipt: null,
    });
    const again = await shop.order(buyer, input);
    expect(again).toMatchObject({ status: 200, body: started.body });
    expect(await shop.order(buyer, { ...input, plan: 'full', duration: '6 months' })).toMatchObject({ status: 409 });

    const entered = await shop.enter(buyer, input.id, ' ab১২cd34ef ', '০১৭');
    expect(entered.body.data).toMatchObject({ state: 'CHECKING', transaction: 'AB12CD34EF' });
    expect((await shop.cancel(buyer, input.id)).status).toBe(409);
    const waiting = await shop.listed('?state=CHECKING');
    expect(waiting.data.map(({ order }) => order.id)).toContain(input.id);

    const settled = await shop.settle(input.id, { reference: 'ab12cd34ef', payer: '01711222333' });
    expect(settled.status).toBe(200);
    expect(settled.body.data).toMatchObject({
      order: { state: 'PAID', transaction: 'AB12CD34EF', receipt: { number: expect.stringMatching(/^\d{6}$/) } },
      user_id: buyer.userId,
      payments: [{ amount: 299, reference: 'AB12CD34EF', payer: '01711222333', by: 'Karima', direction: 'IN' }],
    });
    expect((await shop.settle(input.id, { reference: 'AB12CD34EF' })).body).toEqual(settled.body);
    expect((await shop.settle(input.id, { reference: 'OTHER1234' })).status).toBe(409);

    expect(await shop.read(buyer, input.id)).toMatchObject({ state: 'PAID' });
    const { body } = await api.get<{ data: { access_doc: string } }>(`/users?user_id=${buyer.userId}`, buyer.token);
    expect(body.data.access_doc).toBe('monthly');
    const news = await shop.news(buyer);
    expect(news).toHaveLength(1);
    expect(news[0]!.message).toContain(`href="/orders/${input.id}"`);
  });

  test('the desk says why it takes another amount; nobody settles an order of their own', async () => {
    const { order } = await shop.newOrder();
    expect(await shop.settle(order.id, { amount: 250 })).toMatchObject({ status: 400, body: { field: 'amount' } });
    const { body } = await shop.settle(order.id, { amount: 250, note: 'The rest in cash', method: 'cash' });
    expect(body.data.payments).toMatchObject([{ amount: 250, note: 'The rest in cash', method: 'cash' }]);

    const clerk = await shop.newBuyer();
    const own = (await shop.order(clerk)).body.data;
    await shop.api.db
      .update(users)
      .set({ role: 'CLERK' })
      .where(eq(users.id, Number(clerk.id)));
    expect((await shop.settle(own.id, {}, clerk.token)).status).toBe(403);
  });

  test('a transfer that is not found makes the order open again, and its reader is told why', async () => {
    const { buyer, order } = await shop.newOrder();
    expect((await shop.reject(order.id, 'Nothing')).status).toBe(409);
    const transaction = newTransaction();
    await shop.enter(buyer, order.id, transaction);
    now += HOUR_MS;
    const reason = 'It is not in our <wallet>.';
    const { body } = await shop.reject(order.id, reason, transaction.toLowerCase());
    expect(body.data.order).toMatchObject({
      state: 'OPEN',
      transaction: null,
      rejected: { transaction, reason },
      expires_at: new Date(now + 24 * HOUR_MS).toISOString(),
    });
    const [told] = await shop.news(buyer);
    expect(told!.title).toBe('Payment not found');
    expect(told!.message).toContain(transaction);
    expect(told!.message).toContain('It is not in our &lt;wallet&gt;.');
    // Somebody else may have it now.
    const other = await shop.newOrder();
    expect((await shop.enter(other.buyer, other.order.id, transaction)).status).toBe(200);
    await shop.enter(buyer, order.id, newTransaction());
    expect(await shop.read(buyer, order.id)).toMatchObject({ state: 'CHECKING', rejected: null });
  });

  test('a transfer that its reader has corrected meanwhile is not sent back', async () => {
    const { buyer, order } = await shop.newOrder();
    const [first, corrected] = [newTransaction(), newTransaction()];
    await shop.enter(buyer, order.id, first);
    await shop.enter(buyer, order.id, corrected);
    const { status, body } = await shop.reject(order.id, 'It is not there.', first);
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining(corrected)]);
    expect(await shop.read(buyer, order.id)).toMatchObject({ state: 'CHECKING', transaction: corrected });
  });

  test('an order expires after a day, but not while its transfer is looked for; money that comes late still opens it', async () => {
    const late = await shop.newOrder();
    const checking = await shop.newOrder();
    await shop.enter(checking.buyer, checking.order.id, newTransaction());
    now += 24 * HOUR_MS - 1_000;
    await expire();
    expect(await shop.read(late.buyer, late.order.id)).toMatchObject({ state: 'OPEN' });
    now += 1_000;
    await expire();
    expect(await shop.read(late.buyer, late.order.id)).toMatchObject({ state: 'EXPIRED' });
    expect(await shop.read(checking.buyer, checking.order.id)).toMatchObject({ state: 'CHECKING' });
    expect((await shop.news(late.buyer))[0]).toMatchObject({ title: 'Order expired' });
    expect((await shop.enter(late.buyer, late.order.id, newTransaction())).status).toBe(409);
    expect((await shop.settle(late.order.id, {})).body.data.order.state).toBe('PAID');

    const given = await shop.newOrder();
    expect((await shop.cancel(given.buyer, given.order.id)).body.data.state).toBe('CANCELLED');
    expect((await shop.cancel(given.buyer, given.order.id)).status).toBe(200);
    expect((await shop.settle(given.order.id, {})).body.data.order.state).toBe('PAID');
  });

  test('a refund shows on its order', async () => {
    const { buyer, order } = await shop.newOrder();
    await shop.settle(order.id, {});
    const payment = { amount: 299, method: 'cash', reference: randomUUID() };
    const body = { user_id: buyer.userId, plan: 'monthly', payment };
    expect((await shop.api.call('POST', '/admin/purchases/refund', { token: shop.clerk, body })).status).toBe(200);
    expect(await shop.read(buyer, order.id)).toMatchObject({
      state: 'REFUNDED',
      refunds: [{ amount: 299, state: 'DONE' }],
    });
  });

  test('a plan that costs nothing is open at once, without money or a receipt', async () => {
    const free = { price: 0, duration: '1 week' };
    await shop.api.db.insert(plans).values({
      id: 'taste',
      name: 'Taste',
      shortDescription: '',
      prices: [free],
      features: [],
      advantages: [],
      isActive: true,
      position: 9,
    });
    const { order } = await shop.newOrder({ plan: 'taste', duration: '1 week' });
    expect(order).toMatchObject({ state: 'PAID', amount: 0, receipt: null });
  });
});

describe('the lists', () => {
  test('a reader’s own, latest first, page by page', async () => {
    const buyer = await shop.newBuyer();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      now += 1;
      ids.unshift((await shop.order(buyer)).body.data.id);
    }
    const page = async (query: string) =>
      (
        await shop.api.get<{ data: { id: string }[]; total: number; pagination: object }>(
          `/orders${query}`,
          buyer.token,
        )
      ).body;
    const first = await page('?limit=2');
    expect(first).toMatchObject({ total: 3, pagination: { has_next: true, next: ids[1] } });
    const second = await page(`?limit=2&after=${ids[1]}`);
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
    expect(second.pagination).toEqual({ has_next: false, next: null });
    const stranger = await shop.newBuyer();
    expect((await shop.api.get(`/orders?after=${ids[1]}`, stranger.token)).status).toBe(400);
  });

  test('the desk finds an order by code, TrxID, last digits, name and address', async () => {
    const digits = String(Math.random()).slice(2, 8);
    const buyer = await shop.newBuyer({ name: `Tasnuva ${digits}` });
    await shop.api.db
      .update(users)
      .set({ contactNumber: `01711${digits}` })
      .where(eq(users.id, Number(buyer.id)));
    const { id, code } = (await shop.order(buyer)).body.data;
    const transaction = newTransaction();
    await shop.enter(buyer, id, transaction, '01999777666');
    const texts = [
      code.toLowerCase().replace('-', ' '),
      transaction.toLowerCase(),
      digits.slice(1),
      '7776 66',
      buyer.email.slice(0, 12),
      `nuva ${digits}`,
    ];
    for (const text of texts) {
      const { data, total } = await shop.listed(`?text=${encodeURIComponent(text)}`);
      expect([text, data.map(({ order }) => order.id)]).toEqual([text, expect.arrayContaining([id])]);
      expect(total).toBeGreaterThan(0);
    }
    expect(await shop.listed('?text=%25%25%25')).toMatchObject({ data: [], total: 0 });
  });
});

test('the ledger adds up after all of it', async () => {
  expect(await faultsOf(shop.api.db)).toEqual([]);
});
