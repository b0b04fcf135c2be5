import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../db/sql-rows.ts';
import { openTestPglite } from '../../testing/database.ts';
import { readPolitely } from './polite-reader.ts';

const ONE = sql`select now()::text as began`;

let database: Awaited<ReturnType<typeof openTestPglite>>;
beforeAll(async () => void (database = await openTestPglite()));
afterAll(() => database.close());

const began = (result: unknown) => (result as { rows: { began: string }[] }).rows[0]!.began;

test('a search lets a page that waits have the database between two of its statements', async () => {
  const order: string[] = [];
  let page: Promise<unknown> = Promise.resolve();
  await readPolitely(database, async (reader) => {
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

test('where nobody waits a search is one transaction; a statement that fails ends it with its own error', async () => {
  const times = await readPolitely(database, async (reader) => [
    began(await reader.execute(ONE)),
    began(await reader.execute(ONE)),
  ]);
  expect(times[0]).toBe(times[1]);
  const failing = readPolitely(database, (reader) => Promise.resolve(reader.execute(sql`select 1 / 0`)));
  await expect(failing).rejects.toMatchObject({ cause: { message: 'division by zero' } });
  const [setting] = await rowsOf<{ on: string }>(database.db, sql`select current_setting('enable_seqscan') as on`);
  expect(setting!.on).toBe('on');
});
