import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../db/sql-rows.ts';
import { openTestPglite } from '../../testing/database.ts';
import { readYielding } from './yielding-reader.ts';

const ONE = sql`select now()::text as began`;

let database: Awaited<ReturnType<typeof openTestPglite>>;
beforeAll(async () => void (database = await openTestPglite()));
afterAll(() => database.close());

const began = (result: unknown) => (result as { rows: { began: string }[] }).rows[0]!.began;

test('a search yields the database to waiting requests between two statements', async () => {
  const order: string[] = [];
  let page: Promise<unknown> = Promise.resolve();
  await readYielding(database, async (reader) => {
    await reader.execute(ONE);
    page = database.db.execute(ONE).then(() => order.push('page'));
    // The page is in line once this statement has been answered.
    await reader.execute(ONE);
    await reader.execute(ONE);
    order.push('search');
  });
  await page;
  expect(order).toEqual(['page', 'search']);
});

test('if nobody waits a search is one transaction; a failed statement ends it with its own error', async () => {
  const times = await readYielding(database, async (reader) => [
    began(await reader.execute(ONE)),
    began(await reader.execute(ONE)),
  ]);
  expect(times[0]).toBe(times[1]);
  const failing = readYielding(database, (reader) => Promise.resolve(reader.execute(sql`select 1 / 0`)));
  await expect(failing).rejects.toMatchObject({ cause: { message: 'division by zero' } });
  const [setting] = await rowsOf<{ on: string }>(database.db, sql`select current_setting('enable_seqscan') as on`);
  expect(setting!.on).toBe('on');
});
