import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { rowsOf } from '../db/sql-rows.ts';
import { foreignKeys, tableNames } from '../export/tables.ts';

/** Independent of the order on disk. */
export async function hashesOf(db: Database): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone = 'UTC'`);
    for (const table of await tableNames(tx)) {
      const [row] = await rowsOf<{ hash: string }>(
        tx,
        sql`select count(*) || ' ' || md5(coalesce(string_agg(r, E'\n' order by r collate "C"), '')) as hash
              from (select row_to_json(t)::text as r from ${sql.identifier(table)} t) as rows`,
      );
      hashes[table] = row!.hash;
    }
  });
  return hashes;
}

/** Foreign keys and enabled triggers. */
export async function rulesOf(db: Database): Promise<unknown[]> {
  const triggers = await rowsOf(
    db,
    sql`select tgrelid::regclass::text as table, tgname as name from pg_trigger
          where not tgisinternal and tgenabled = 'O' order by 1, 2`,
  );
  return [...(await foreignKeys(db)), ...triggers];
}
