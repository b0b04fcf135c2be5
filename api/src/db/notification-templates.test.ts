import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listNotifications, putNotification } from '../features/notifications/index.ts';
import { openTestDatabase } from '../testing/index.ts';
import { createFormerUser } from '../testing/people.ts';
import { dropTables, lastMigration, migrateTo } from './migrations.ts';
import { rowsOf } from './sql-rows.ts';

test('notifications of the previous version keep their text, and that version can still read and write', async () => {
  const { db, close } = await openTestDatabase();
  await db.transaction(async (tx) => {
    await dropTables(tx);
    await migrateTo(tx, '0013_search-texts');
    const { id: user } = await createFormerUser(tx, { name: 'Rahima', email: 'rahima@example.com' });
    const insert = (title: string) =>
      tx.execute(
        sql`insert into notifications ("user", title, message) values (${user}, ${title}, 'Open until 2026-12-22.')`,
      );
    await insert('Before');
    await migrateTo(tx, lastMigration());
    await insert('During the release');
    const params = { amount: 29, method: 'Bkash', digits: '678' };
    await putNotification(tx, { user, template: 'withdrawal-completed', params });
    const words = { title: 'Withdrawal completed', message: 'Tk 29 were sent to your Bkash account ending in 678.' };
    const older = ['During the release', 'Before'].map((title) => ({ title, message: 'Open until 2026-12-22.' }));
    expect(await listNotifications(tx, user)).toMatchObject([words, ...older]);
    expect(
      await rowsOf(tx, sql`select template, params, title, message from notifications order by id desc limit 1`),
    ).toEqual([{ template: 'withdrawal-completed', params, ...words }]);
  });
  await close();
});
