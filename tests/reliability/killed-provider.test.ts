import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { faultsOf } from '../../api/src/testing/affiliate.ts';
import {
  type FakeProvider,
  fakeProviderSettings,
  type Operation,
  startFakeBkash,
  startFakeSslCommerz,
} from '../../api/src/testing/payment-fakes.ts';
import { jobs, openDatabase, orders, payments, purchases, refunds } from '../../api/src/testing/program.ts';
import { API } from '../../scripts/programs.ts';
import { dataFolder } from '../testkit/data-folder.ts';
import { freePort } from '../testkit/free-port.ts';
import { type Instance, startInstance } from '../testkit/instance.ts';
import { restOf } from '../testkit/topology.ts';

const PASSWORD = 'secret-1';
const READER = { name: 'Nusrat', email: 'nusrat@example.com', password: PASSWORD, confirmPassword: PASSWORD };
const WAIT = { timeout: 30_000, interval: 200 };

type Database = Awaited<ReturnType<typeof openDatabase>>['db'];
type Order = { id: string; state: string; amount: number; pay_url: string };

async function startShop() {
  const [sslcommerz, bkash] = await Promise.all([startFakeSslCommerz(), startFakeBkash()]);
  const folder = dataFolder();
  const api = await startInstance('api', API, {
    PORT: String(await freePort()),
    DATA_DIR: folder.path,
    LOG_LEVEL: 'error',
    ...fakeProviderSettings({ sslcommerz: sslcommerz.url, bkash: bkash.url }),
  });
  onTestFinished(async () => {
    await api.kill();
    await Promise.all([sslcommerz.close(), bkash.close()]);
    folder.remove();
  });
  return { api, dataDir: folder.path, fakes: { sslcommerz, bkash } };
}

const callOf =
  (api: Instance, token = '') =>
  async <Data>(method: string, path: string, body?: object): Promise<Data> => {
    const response = await fetch(restOf(api) + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.ok, `${method} ${path}: ${text}`).toBe(true);
    return (text ? JSON.parse(text) : undefined) as Data;
  };

const callsOf = ({ calls }: FakeProvider) => (calls.get('refund') ?? 0) + (calls.get('query') ?? 0);

/** Kills the api once the provider has done what it was asked and before its answer. */
async function killDuring(
  { api, fake }: { api: Instance; fake: FakeProvider },
  operation: Operation,
  ask: () => Promise<unknown>,
) {
  const before = fake.calls.get(operation) ?? 0;
  fake.faults.silent.add(operation);
  const asked = ask().catch(() => undefined);
  await expect.poll(() => fake.calls.get(operation) ?? 0, WAIT).toBeGreaterThan(before);
  await api.kill();
  await asked;
  fake.faults.clear();
  fake.release();
}

/** Changes what a killed api has left. */
async function inDatabase<Result>(dataDir: string, work: (db: Database) => Promise<Result>) {
  const database = await openDatabase({ dataDir, databaseUrl: undefined, onError: () => undefined });
  return work(database.db).finally(() => database.close());
}

/** As if the minute had passed after which another instance takes over and providers are asked again. */
async function endLeases(db: Database) {
  await db.update(jobs).set({ runAt: new Date() });
  await db.update(refunds).set({ nextAt: null });
}

test.each(['bkash', 'sslcommerz'] as const)(
  'killed while %s opens, takes and pays back, the api goes on: one purchase, one refund, true books',
  { timeout: 150_000 },
  async (method) => {
    const { api, dataDir, fakes } = await startShop();
    const fake = fakes[method];
    await callOf(api)('POST', '/users', READER);
    const { data } = await callOf(api)<{ data: { token: string } }>('POST', '/users/login', {
      email: READER.email,
      password: PASSWORD,
    });
    const reader = callOf(api, data.token);
    const desk = callOf(api, readFileSync(join(dataDir, 'admin-token'), 'utf8').trim());

    const input = { id: randomUUID(), plan: 'term', duration: '6 months', method };
    const order = () => reader<{ data: Order }>('POST', '/orders', input);
    await killDuring({ api, fake }, 'create', order);
    await api.start();
    const { data: opened } = await order();
    expect(opened).toMatchObject({ id: input.id, state: 'OPEN', pay_url: expect.stringContaining(fake.url) });

    const back = fake.act(opened.pay_url, 'pay');
    const comeBack = () =>
      fetch(`${restOf(api)}${new URL(back.url).pathname.replace('/med/api/v1', '')}${new URL(back.url).search}`, {
        method: back.method,
        ...(back.method === 'POST' && { body: new URLSearchParams(back.form) }),
      });
    await killDuring({ api, fake }, method === 'bkash' ? 'execute' : 'query', comeBack);
    await inDatabase(dataDir, endLeases);
    await api.start();
    const state = async () => (await reader<{ data: Order }>('GET', `/orders/${input.id}`)).data.state;
    await expect.poll(state, WAIT).toBe('PAID');

    await api.kill();
    const [purchase] = await inDatabase(dataDir, (db) => db.select().from(purchases));
    await api.start();
    await killDuring({ api, fake }, 'refund', () =>
      desk('POST', '/admin/purchases/refund', { purchase: purchase!.id }),
    );
    await inDatabase(dataDir, endLeases);
    const before = callsOf(fake);
    await api.start();
    await expect.poll(() => callsOf(fake), WAIT).toBeGreaterThan(before);
    // SSLCommerz says at first only that it works on a refund.
    await api.stop();
    fakes.sslcommerz.settleRefunds();
    await inDatabase(dataDir, endLeases);
    await api.start();
    await expect.poll(state, WAIT).toBe('REFUNDED');
    await api.kill();
    await inDatabase(dataDir, async (db) => {
      expect(fake.refunds()).toHaveLength(1);
      expect(await db.select().from(purchases)).toHaveLength(1);
      expect((await db.select().from(payments)).map(({ direction, amount }) => [direction, amount])).toEqual([
        ['IN', opened.amount],
        ['OUT', opened.amount],
      ]);
      expect(await db.select().from(orders)).toHaveLength(1);
      expect(await faultsOf(db)).toEqual([]);
    });
  },
);
