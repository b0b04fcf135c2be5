import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/index.ts';
import { dropTables, lastMigration, migrateTo } from './migrations.ts';
import { rowsOf } from './sql-rows.ts';

/** The content_hash of two questions of the sample bank. */
const [SAMPLE, SECOND] = [
  '005d75408a5da95e1c21a7fce5f7cde91040642e4115adca50e0a31cfeb4233a',
  '01057a5807d5bedb80cff33c81e50526399d8ab15e76da47c740bba2a0eb505d',
] as const;
const OTHER = 'ab'.repeat(32);

test('in an older bank, sample questions, also corrected ones, are distinguished from those of papers', async () => {
  const { db, close } = await openTestDatabase();
  await db.transaction(async (tx) => {
    await dropTables(tx);
    await migrateTo(tx, '0008_question_corrections');
    const insert = (ref: string, hash: string, appearances: unknown[]) =>
      tx.execute(
        sql`insert into questions (ref, content_hash, type, prof, subject, stem, options, parts, "references", appearances)
              values (${ref}, decode(${hash}, 'hex'), 'SBA', '_1', 'ANAT', 'Which?', '[]', '[]', '[]',
                ${JSON.stringify(appearances)}::text::jsonb)`,
      );
    const paper = [{ board: 'DHK', year: 2024 }];
    await insert('sample', SAMPLE, paper);
    await insert('of-a-paper', OTHER, paper);
    await insert('of-no-paper', OTHER.replace('a', 'c'), []);
    await insert('corrected-sample', OTHER.replace('a', 'd'), paper);
    await tx.execute(
      sql`insert into question_versions (question, version, content, content_hash, changes, author)
            select id, 1, '{}', decode(${SECOND}, 'hex'), '[]', '1' from questions where ref = 'corrected-sample'`,
    );
    await migrateTo(tx, lastMigration());
    expect(await rowsOf(tx, sql`select ref, origin from questions order by id`)).toEqual([
      { ref: 'sample', origin: 'ORIGINAL' },
      { ref: 'of-a-paper', origin: 'PAPER' },
      { ref: 'of-no-paper', origin: null },
      { ref: 'corrected-sample', origin: 'ORIGINAL' },
    ]);
  });
  await close();
});
