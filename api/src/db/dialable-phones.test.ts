import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/index.ts';
import { createFormerUser } from '../testing/people.ts';
import { dropTables, lastMigration, migrateTo } from './migrations.ts';
import { rowsOf } from './sql-rows.ts';

test('phone numbers that nobody can dial are mended, others stay as they are', async () => {
  const { db, close } = await openTestDatabase();
  await db.transaction(async (tx) => {
    await dropTables(tx);
    await migrateTo(tx, '0026_former-topics');
    const numbers = [
      ['+88001712345678', '+8801712345678'],
      ['+4407911123456', '+447911123456'],
      ['+112125551234', '+12125551234'],
      ['+8801712345678', '+8801712345678'],
      ['+12125551234', '+12125551234'],
      ['', ''],
    ] as const;
    for (const [index, [stored]] of numbers.entries()) {
      await createFormerUser(tx, { name: `User ${index}`, email: `user-${index}@example.com` });
      await tx.execute(sql`update users set contact_number = ${stored} where email = ${`user-${index}@example.com`}`);
    }
    await migrateTo(tx, lastMigration());
    const rows = await rowsOf<{ phone: string }>(tx, sql`select contact_number as phone from users order by id`);
    expect(rows.map(({ phone }) => phone)).toEqual(numbers.map(([, mended]) => mended));
  });
  await close();
});
