import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { BKASH_ACCOUNT } from '../../../testing/payments/fake-bkash.ts';
import { SSLCOMMERZ_ACCOUNT } from '../../../testing/payments/fake-sslcommerz.ts';
import { toProviderCall } from '../../../testing/payments/fake-provider.ts';
import { PROVIDER_KITS, type ProviderKit } from '../../../testing/payments/provider-kits.ts';
import { callProvider } from './call-provider.ts';

const SECRETS = [
  ...Object.values(BKASH_ACCOUNT),
  ...Object.values(SSLCOMMERZ_ACCOUNT),
  '01711000000',
  '01770618575',
  '0177****575',
];

describe.each(PROVIDER_KITS)('%s', (_name, start) => {
  let kit: ProviderKit;
  beforeEach(async () => void (kit = await start()));
  afterEach(() => kit.fake.close());

  test('repeats no secret and no number of a wallet in what it throws or calls a problem', async () => {
    const words: unknown[] = [];
    const buyer = { userId: 'u-1', name: 'Rahima', email: 'r@example.com', phone: '01711000000' };
    const create = (reference: string) =>
      kit.impatient
        .create({ reference, amount: 499, title: 'Premium', buyer })
        .catch((error: unknown) => words.push(error));
    const ref = {
      reference: 'ORDER1',
      ...(await kit.provider.create({ reference: 'ORDER1', amount: 499, title: 'P', buyer })),
    };
    const callAll = async () => {
      await create('ORDER2');
      for (const payment of [await kit.impatient.execute(ref), await kit.impatient.query(ref)])
        words.push(payment.problem);
      const refund = {
        ...ref,
        transaction: '01770618575',
        key: 'R1',
        amount: 1,
        reason: 'r',
        refundId: null,
        wasSent: true,
      };
      words.push((await kit.impatient.refund(refund)).problem);
    };
    const { faults } = kit.fake;
    kit.provider.readReturn(toProviderCall(kit.fake.act(ref.payUrl, 'pay without money')));
    await callAll();
    for (const operation of ['create', 'execute', 'query', 'refund'] as const) faults.silent.add(operation);
    await callAll();
    for (const operation of ['create', 'execute', 'query', 'refund'] as const) faults.down.add(operation);
    await callAll();
    await kit.fake.close();
    await callAll();
    const text = inspect(words, { depth: 20, showHidden: true });
    expect(words.length).toBeGreaterThan(12);
    for (const secret of SECRETS) expect(text).not.toContain(secret);
  });
});

test('an answer that repeats what it was asked is not repeated', async () => {
  const server = createServer((request, response) => void response.end(JSON.stringify({ status: request.url })));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  url.searchParams.set('store_passwd', SSLCOMMERZ_ACCOUNT.storePassword);
  const answer = z.object({ status: z.literal('DONE') });
  const error = await callProvider({ provider: 'x', url, timeoutMs: 5_000, answer }).catch((thrown: unknown) => thrown);
  server.close();
  expect(error).toMatchObject({ problem: 'unreadable' });
  expect(inspect(error, { depth: 20, showHidden: true })).not.toContain(SSLCOMMERZ_ACCOUNT.storePassword);
});
