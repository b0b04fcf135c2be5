import { expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { openTestPglite } from '../testing/database.ts';

test('the embedded database does not block the process, however many statements are queued', async () => {
  const { db, close } = await openTestPglite();
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const work = sql`select count(*) from generate_series(1, 100000)`;
  await Promise.all(
    Array.from({ length: 10 }, () =>
      db.transaction(async (transaction) => {
        await transaction.execute(work);
        await transaction.execute(work);
      }),
    ),
  );
  isOver = true;
  expect(turns).toBeGreaterThan(10);
  await close();
});

test('background work waits until no statement does', async () => {
  const { db, whenIdle, close } = await openTestPglite();
  const order: string[] = [];
  const pages = Array.from({ length: 5 }, () => db.execute(sql`select 1`).then(() => order.push('page')));
  await Promise.all([whenIdle(5_000).then(() => order.push('search')), ...pages]);
  expect(order).toEqual([...pages.map(() => 'page'), 'search']);
  await close();
});
