import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../testing/index.ts';
import { type FakeBkash, startFakeBkash } from '../../../../testing/payments/fake-bkash.ts';
import { bkashOn } from '../../../../testing/payments/provider-kits.ts';
import type { PaymentProvider } from '../index.ts';
import { databaseTokenStore } from './token-store.ts';

const MINUTE_MS = 60_000;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let fake: FakeBkash;
let now: number;
let key: Uint8Array;
beforeEach(async () => {
  now = Date.parse('2026-11-27T12:00:00Z');
  key = randomBytes(32);
  fake = await startFakeBkash({ now: () => now });
  database = await openTestDatabase();
});
afterEach(async () => {
  await fake.close();
  await database.close();
});

/** As after a start: nothing is left in memory. */
const startInstances = (count = 3) =>
  Array.from({ length: count }, () =>
    bkashOn(fake, { store: databaseTokenStore(database.db, key, 'bkash'), now: () => now }),
  );
const ask = (provider: PaymentProvider) => provider.query({ reference: 'ORDER1', externalId: 'TR0011' });
const tokenCalls = () => fake.calls.get('token') ?? 0;

test('three instances and two restarts of each in an hour ask for two tokens, and none is ever without one', async () => {
  for (let minute = 0; minute < 60; minute += 10) {
    // Each time one by one, and all at once.
    const instances = startInstances();
    for (const provider of instances) expect(await ask(provider)).toMatchObject({ problem: '2002' });
    const answers = await Promise.all([...instances, ...startInstances()].map(ask));
    expect(answers.every(({ problem }) => problem === '2002')).toBe(true);
    now += 10 * MINUTE_MS;
  }
  expect(tokenCalls()).toBe(2);
});

test('a token that is refused early is replaced once; after that the hour has to pass', async () => {
  const [provider] = startInstances(1);
  expect(await ask(provider!)).toMatchObject({ problem: '2002' });
  fake.expireTokens();
  expect(await ask(provider!)).toMatchObject({ problem: '2002' });
  fake.expireTokens();
  expect(await ask(provider!)).toMatchObject({ state: 'UNCERTAIN', problem: 'token calls used up' });
  expect(tokenCalls()).toBe(2);
  now += 62 * MINUTE_MS;
  expect(await ask(provider!)).toMatchObject({ problem: '2002' });
});

test('a call for a token that was killed counts, and another instance makes the next', async () => {
  fake.faults.down.add('token');
  const [killed, other] = startInstances(2);
  expect(await ask(killed!)).toMatchObject({ state: 'UNCERTAIN', problem: '503' });
  fake.faults.clear();
  expect(await ask(other!)).toMatchObject({ problem: '2002' });
  fake.expireTokens();
  expect(await ask(other!)).toMatchObject({ problem: 'token calls used up' });
});

test('the token is stored encrypted, and one of another secret is replaced', async () => {
  await ask(startInstances(1)[0]!);
  const [row] = await database.db.query.providerTokens.findMany();
  expect(row).toMatchObject({ provider: 'bkash', calls: [now] });
  expect(Buffer.from(row!.token!, 'base64').length).toBeGreaterThan(40);
  key = randomBytes(32);
  expect(await ask(startInstances(1)[0]!)).toMatchObject({ problem: '2002' });
  expect(tokenCalls()).toBe(2);
});
