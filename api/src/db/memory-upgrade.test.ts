import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deriveMissingStates } from '../features/study/states.ts';
import { openTestDatabase } from '../testing/index.ts';
import { createFormerUser } from '../testing/people.ts';
import type { Database } from './connection.ts';
import { dropTables, lastMigration, migrateTo } from './migrations.ts';
import { rowsOf } from './sql-rows.ts';

const READERS = 101;
const QUESTIONS = 30;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let db: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

/** As the version before memory states left it: each reader has answered all questions. */
async function openFormerDatabase() {
  await db.transaction(async (tx) => {
    await dropTables(tx);
    await migrateTo(tx, '0035_selling');
    await tx.execute(sql`
      insert into questions (ref, content_hash, type, prof, subject, stem, options, parts, "references", appearances)
      select 'ANAT-' || n, sha256(n::text::bytea), 'SBA', '_1', 'ANAT', 'Which?', '[]', '[]', '[]', '[]'
      from generate_series(1, ${QUESTIONS}::int) n`);
    for (let number = 1; number <= READERS; number += 1)
      await createFormerUser(tx, { name: 'Reader', email: `reader-${number}@example.com` });
    await tx.execute(sql`
      insert into attempts (id, "user", question, question_version, answer, key, mode, outcome, points, out_of, answered_at,
        recorded_at, utc_offset)
      select (lpad(to_hex(u.id), 8, '0') || '-0000-7000-8000-' || lpad(to_hex(q.id), 12, '0'))::uuid, u.id, q.id, 1,
        '{"sba": "A"}', '{}', 'PRACTICE', 'RIGHT', 1000, 1000, timestamptz '2026-11-20 10:00Z', now(), 360
      from users u, questions q`);
    await tx.execute(sql`
      insert into study_records ("user", question, attempts, last_outcome, last_at, last_attempt)
      select "user", question, 1, outcome, answered_at, id from attempts`);
    await migrateTo(tx, lastMigration());
  });
}

const countStates = () =>
  rowsOf<{ count: number }>(db, sql`select count(*)::int as count from memory_states group by "user" order by "user"`);

test('readers of the version before get their states from a job, which goes on where it was stopped', async () => {
  await openFormerDatabase();
  const queued = sql`select run_at > now() as "isLater" from jobs where job = 'derive-states' order by run_at`;
  expect(await rowsOf(db, queued)).toEqual([{ isLater: false }, { isLater: true }]);

  // A hundred readers at a time.
  let transactions = 0;
  const stopping = Object.assign(Object.create(db) as Database, {
    transaction: (...args: Parameters<Database['transaction']>) => {
      transactions += 1;
      if (transactions === 2) throw new Error('stopped');
      return db.transaction(...args);
    },
  });
  await expect(deriveMissingStates(stopping)).rejects.toThrow('stopped');
  expect(await countStates()).toHaveLength(READERS - 1);
  await Promise.all([deriveMissingStates(db), deriveMissingStates(db)]);
  expect(await countStates()).toEqual(Array.from({ length: READERS }, () => ({ count: QUESTIONS })));
  const [state] = await rowsOf(
    db,
    sql`select last_on::text as last, reviews, lapses, model from memory_states limit 1`,
  );
  expect(state).toEqual({ last: '2026-11-20', reviews: 1, lapses: 0, model: 'FSRS-6' });
});
