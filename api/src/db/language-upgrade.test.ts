// @module-tag long
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/index.ts';
import { createFormerUser } from '../testing/people.ts';
import { dropTables, lastMigration, migrateTo } from './migrations.ts';
import { rowsOf } from './sql-rows.ts';

test('accounts from before languages are in English, also those that the previous version makes during the release', async () => {
  const { db, close } = await openTestDatabase();
  await db.transaction(async (tx) => {
    await dropTables(tx);
    await migrateTo(tx, '0044_imports');
    await createFormerUser(tx, { name: 'Before', email: 'before@example.com' });
    await migrateTo(tx, lastMigration());
    await createFormerUser(tx, { name: 'During', email: 'during@example.com' });
    expect(await rowsOf(tx, sql`select name, language from users order by id`)).toEqual([
      { name: 'Before', language: 'en' },
      { name: 'During', language: 'en' },
    ]);
  });
  await close();
});
