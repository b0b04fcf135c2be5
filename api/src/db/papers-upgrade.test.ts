import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/index.ts';
import { createFormerUser } from '../testing/people.ts';
import { dropTables, lastMigration, migrateTo } from './migrations.ts';
import { rowsOf } from './sql-rows.ts';

test('papers that were finished before rules had components keep their marks', async () => {
  const { db, close } = await openTestDatabase();
  await db.transaction(async (tx) => {
    const addPaper = (number: number, rule: string, kind: string, points: number | null) =>
      tx.execute(sql`
        insert into papers (id, "user", title, mode, rule, sections, started_at, finished_at, points, out_of, original, utc_offset)
        select id, (select id from users), 'Anatomy', 'EXAM', ${rule}, ${`[{"kind": "${kind}", "answerAny": null}]`}::jsonb,
          now(), case when ${points}::int is not null then now() end, ${points}::int, 4000, id, 360
        from (select ${`00000000-0000-4000-8000-00000000000${number}`}::uuid as id) one`);
    await dropTables(tx);
    await migrateTo(tx, '0026_former-topics');
    await createFormerUser(tx, { name: 'Reader', email: 'reader@example.com' });
    await addPaper(1, 'PROF', 'SBA', 3000);
    await addPaper(2, 'FCPS', 'MTF', 1000);
    await addPaper(3, 'PROF', 'SAQ', 0);
    await addPaper(4, 'PROF', 'SBA', null);
    await migrateTo(tx, lastMigration());
    // By the version before, during a release.
    await addPaper(5, 'PROF', 'SBA', null);
    const component = { outOf: 4000, markedOutOf: 4000, unmarked: 0 };
    expect(await rowsOf(tx, sql`select components, access from papers order by id`)).toEqual([
      { components: [{ id: 'WRITTEN', points: 3000, ...component }], access: 'PLAN' },
      { components: [{ id: 'MCQ', points: 1000, ...component }], access: 'PLAN' },
      ...[3, 4, 5].map(() => ({ components: null, access: 'PLAN' })),
    ]);
    await tx.execute(sql`delete from users`);
    expect(await rowsOf(tx, sql`select count(*)::int as count from former_papers`)).toEqual([{ count: 5 }]);
  });
  await close();
});
