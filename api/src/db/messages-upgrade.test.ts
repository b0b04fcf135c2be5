import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/index.ts';
import { createFormerUser } from '../testing/people.ts';
import { listMessages } from '../features/messages/store.ts';
import { dropTables, lastMigration, migrateTo } from './migrations.ts';

test('what the version before has sent is in the list of messages', async () => {
  const { db, close } = await openTestDatabase();
  await db.transaction(async (tx) => {
    await dropTables(tx);
    await migrateTo(tx, '0045_language');
    const { id } = await createFormerUser(tx, { name: 'Rahima', email: 'rahima@example.com' });
    await tx.execute(sql`insert into notifications ("user", title, message, template, params) values
      (null, 'To all', 'Words', null, null), (${id}, 'To one', 'Words', null, null),
      (${id}, 'By itself', 'Words', 'commission-refused', '{}')`);
    await migrateTo(tx, lastMigration());
    const { messages } = await listMessages(tx, { limit: 20 });
    expect(messages).toMatchObject([
      { title: 'To one', group: 'PERSON', user: { name: 'Rahima' }, state: 'SENT', readers: 1 },
      { title: 'To all', group: 'EVERYBODY', user: null, state: 'SENT', readers: 1 },
    ]);
  });
  await close();
});
