// @module-tag long
import { afterAll, beforeAll, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { expectTrueBooks } from '../../testing/affiliate-model.ts';
import { seedPlans } from '../../testing/affiliate.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await seedPlans(api.db);
});
afterAll(() => api.close());

// tests/reliability takes 10,000 steps.
test(
  'B5 B6 after any of 2,000 steps sums are the ledger, nothing is below zero, nothing is paid twice, a friend earns once',
  { timeout: 120_000 },
  () => expectTrueBooks(api, 20),
);
