import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/index.ts';
import { dropTables, lastMigration, migrateTo } from './migrations.ts';
import { rowsOf } from './sql-rows.ts';

const SENT = { title: 'Hello', message: 'A word' };
/** What earlier versions wrote, and what it becomes. */
const ROWS: [call: string, body: object | null, action: string, params: object][] = [
  ['POST /admin/notifications?dry_run=true', SENT, 'notification.send', SENT],
  ['POST /admin/purchases', null, 'plan.grant', {}],
  ['PUT /studio/people/RAHIMA/role', { role: 'AUTHOR' }, 'role.set', { user_id: 'RAHIMA', role: 'AUTHOR' }],
  ['DELETE /admin/entries/banners/eid?version=1', null, 'entry.delete', { kind: 'banners', id: 'eid', version: '1' }],
  ['POST /admin/entries/plans/order', { ids: ['a'] }, 'entry.order', { kind: 'plans', ids: ['a'] }],
  [
    'POST /admin/questions/import?format=csv&dry_run=true',
    null,
    'questions.import',
    { format: 'csv', dry_run: 'true' },
  ],
  ['POST /admin/questions/ANAT-1/hide', { reason: 'Old' }, 'question.hide', { ref: 'ANAT-1', reason: 'Old' }],
  ['POST /admin/elsewhere', SENT, 'other', { call: 'POST /admin/elsewhere', body: SENT }],
];

test('the log of earlier versions becomes actions, also what they write during a release', async () => {
  const { db, close } = await openTestDatabase();
  await db.transaction(async (tx) => {
    const write = async () => {
      for (const [call, body] of ROWS) {
        await tx.execute(sql`insert into desk_events (at, call) values (now(), ${call})`);
        await tx.execute(
          sql`update desk_events set status = 200, body = ${body && JSON.stringify(body)}::jsonb where status is null`,
        );
      }
    };
    await dropTables(tx);
    await migrateTo(tx, '0030_people-not-accounts');
    await write();
    await migrateTo(tx, lastMigration());
    await write();
    const expected = ROWS.map(([, , action, params]) => ({ action, params, status: 200 }));
    expect(await rowsOf(tx, sql`select action, params, status from desk_events order by id`)).toEqual([
      ...expected,
      ...expected,
    ]);
  });
  await close();
});
