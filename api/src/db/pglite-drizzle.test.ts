import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../testing/index.ts';
import { rowsOf } from './sql-rows.ts';

test('times, intervals and exact numbers of SQL come as the text that PostgreSQL wrote, to the microsecond', async () => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  const time = '2026-01-02 03:04:05.123456';
  const query = sql`select d, t, z, i, array[d] ds, array[t] ts, array[z] zs, array[i] "is", array[n] ns
    from (select ${time}::date d, ${time}::timestamp t, ${time}::timestamptz z, '26 hours'::interval i, 1.50 n) values`;
  const z = expect.stringContaining('.123456');
  expect(await rowsOf(db, query)).toEqual([
    {
      d: '2026-01-02',
      t: time,
      z,
      i: '26:00:00',
      ds: '{2026-01-02}',
      ts: `{"${time}"}`,
      zs: z,
      is: '{26:00:00}',
      ns: '{1.50}',
    },
  ]);
});
