import { afterAll, beforeAll, test } from 'vitest';
import { expectTrueBooks } from '../../api/src/affiliate/test-model.ts';
import { seedPlans } from '../../api/src/affiliate/testkit.ts';
import { startTestApi, type TestApi } from '../../api/src/testkit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await seedPlans(api.db);
});
afterAll(() => api.close());

test('B5 B6 after any of 10,000 steps sums are the ledger, nothing is paid twice, and a friend earns once', () =>
  expectTrueBooks(api, 100));
