import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import type { OpenDatabase } from './connection.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('transactions that cannot begin leave every connection free', async () => {
  const config = { isolationLevel: 'unknown' as 'serializable' };
  for (let i = 0; i < 2 * database.maxTransactions; i += 1)
    await expect(database.db.transaction(async () => undefined, config)).rejects.toThrow('isolation level unknown');
  expect(await database.ping()).toBe(true);
});
