// @module-tag long
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/index.ts';
import { createFormerUser } from '../testing/people.ts';
import { dropTables, lastMigration, migrateTo } from './migrations.ts';
import { rowsOf } from './sql-rows.ts';

test('the previous version keeps working with accounts and questions during the release of the studio', async () => {
  const { db, close } = await openTestDatabase();
  await db.transaction(async (tx) => {
    const work = async (number: number) => {
      await createFormerUser(tx, { name: `User ${number}`, email: `user-${number}@example.com` });
      await tx.execute(
        sql`insert into questions (ref, content_hash, type, prof, subject, stem, options, parts, "references", appearances)
              values (${`ANAT-${number}`}, decode(${`0${number}`}, 'hex'), 'SBA', '_1', 'ANAT', 'Which?', '[]', '[]', '[]', '[]')`,
      );
      await tx.execute(sql`update questions set version = version + 1, hidden = false`);
    };
    await dropTables(tx);
    await migrateTo(tx, '0018_papers');
    await work(1);
    await migrateTo(tx, lastMigration());
    await work(2);
    expect(await rowsOf(tx, sql`select name, role from users order by id`)).toEqual([
      { name: 'User 1', role: 'READER' },
      { name: 'User 2', role: 'READER' },
    ]);
    expect(await rowsOf(tx, sql`select ref, under_review, key_corrected_at, media from questions order by id`)).toEqual(
      [
        { ref: 'ANAT-1', under_review: false, key_corrected_at: null, media: [] },
        { ref: 'ANAT-2', under_review: false, key_corrected_at: null, media: [] },
      ],
    );
  });
  await close();
});

test('questions and articles from before have no explanation in Bangla', async () => {
  const { db, close } = await openTestDatabase();
  await db.transaction(async (tx) => {
    await dropTables(tx);
    await migrateTo(tx, '0044_imports');
    await tx.execute(
      sql`insert into questions (ref, content_hash, type, prof, subject, stem, options, parts, "references", appearances)
            values ('ANAT-1', '\\x01', 'SBA', '_1', 'ANAT', 'Which?', '[]', '[]', '[]', '[]')`,
    );
    await tx.execute(sql`insert into internship_subjects (id, name, position) values ('surgery', 'Surgery', 1)`);
    await tx.execute(
      sql`insert into internship_topics (id, subject, name, is_list, date, body, position)
            values ('burns', 'surgery', 'Burns', false, '2026-11-01', '<p>Cool.</p>', 1)`,
    );
    await migrateTo(tx, lastMigration());
    const found = sql`select stem as text, explanation_bn from questions union all select body, explanation_bn from internship_topics`;
    expect(await rowsOf(tx, found)).toEqual([
      { text: 'Which?', explanation_bn: null },
      { text: '<p>Cool.</p>', explanation_bn: null },
    ]);
  });
  await close();
});

test('questions that were under review stay so', async () => {
  const { db, close } = await openTestDatabase();
  await db.transaction(async (tx) => {
    await dropTables(tx);
    await migrateTo(tx, '0026_former-topics');
    for (const [number, isUnderReview] of [true, false].entries()) {
      await tx.execute(
        sql`insert into questions (ref, content_hash, type, prof, subject, stem, options, parts, "references", appearances, under_review)
              values (${`ANAT-${number}`}, decode(${`0${number}`}, 'hex'), 'SBA', '_1', 'ANAT', 'Which?', '[]', '[]', '[]', '[]', ${isUnderReview})`,
      );
    }
    await migrateTo(tx, lastMigration());
    const marked = sql`select q.ref from questions q join review_marks m on m.question = q.id and m.is_on`;
    expect(await rowsOf(tx, marked)).toEqual([{ ref: 'ANAT-0' }]);
  });
  await close();
});
