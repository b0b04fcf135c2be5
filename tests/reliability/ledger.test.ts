import { expect, test } from 'vitest';
import { expectTrueBooks } from '../../api/src/testing/affiliate-model.ts';
import { seedPlans } from '../../api/src/testing/affiliate.ts';
import { openTestPglite } from '../../api/src/testing/database.ts';
import { openTestPostgres } from '../../api/src/testing/postgres.ts';
import { startTestApi } from '../../api/src/testing/index.ts';

// Concurrent: each keeps one core busy.
test.concurrent.each([
  ['PGlite', openTestPglite],
  ['PostgreSQL', openTestPostgres],
])(
  'B5 B6 %s: after any of 10,000 steps sums are the ledger, nothing is paid twice, and a friend earns once',
  async (kind, open) => {
    const api = await startTestApi({ open });
    try {
      expect(api.databaseUrl === undefined).toBe(kind === 'PGlite');
      await seedPlans(api.db);
      await expectTrueBooks(api, 100);
    } finally {
      await api.close();
    }
  },
);
