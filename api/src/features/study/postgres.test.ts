import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { readEnv } from '../../env.ts';
import { createLogger } from '../../logger.ts';
import { startApi } from '../../server.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { openTestPostgres } from '../../testing/postgres.ts';
import { attemptOf, newAttemptId, record } from '../../testing/study.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { preparePartitions } from './partitions.ts';

const ROWS = 40_000;
/** Less than moving all rows in one statement takes. */
const TIMEOUT_MS = 200;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ open: openTestPostgres });
  await seedQuestions(api.db, [sampleSba(1)]);
});
afterAll(() => api.close());

/** Connections on which a statement ends after TIMEOUT_MS. */
async function withImpatient(work: (db: Database) => Promise<void>): Promise<void> {
  const pool = new Pool({ connectionString: api.databaseUrl, statement_timeout: TIMEOUT_MS, max: 2 });
  try {
    await work(drizzle(pool) as unknown as Database);
  } finally {
    await pool.end();
  }
}

const partitions = () =>
  rowsOf<{ name: string; count: number }>(
    api.db,
    sql`select tableoid::regclass::text as name, count(*)::int as count from attempts group by 1 order by 1`,
  );

test(
  'a month full of attempts moves to its partition beside writers, and loses none',
  { timeout: 120_000 },
  async () => {
    const token = await api.signIn();
    const written = [attemptOf('1')];
    await record(api, token, written);
    const now = new Date();
    const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1).toString(16).padStart(12, '0');
    const start = `${month.slice(0, 8)}-${month.slice(8)}-7000-8`;
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`insert into attempts
      select (${start} || substr(md5(n::text), 1, 3) || '-' || lpad(to_hex(n), 12, '0'))::uuid, a."user", a.question,
        a.question_version, a.shown_version, a.answer, a.key, a.mode, a.outcome, a.points, a.out_of, a.confidence,
        a.answered_at, a.recorded_at, a.utc_offset, a.took_ms, a.changes, a.session, a.device
      from attempts a, generate_series(1, ${ROWS}::int) as n where a.id = ${written[0]!.id}`);
    });
    expect(await partitions()).toEqual([{ name: 'attempts_other', count: ROWS + 1 }]);

    const writing = { isOver: false };
    const write = async () => {
      while (!writing.isOver) {
        const attempt = attemptOf('1');
        const [result] = await record(api, token, [attempt]);
        expect(result!.refused).toBeNull();
        written.push(attempt);
      }
    };
    await withImpatient(async (db) => {
      const prepare = Promise.all([preparePartitions(db, now), preparePartitions(db, now)]);
      const prepared = prepare.finally(() => (writing.isOver = true));
      await Promise.all([prepared, write(), write()]);
    });
    const name = `attempts_${now.toISOString().slice(0, 7).replace('-', '_')}`;
    expect(await partitions()).toEqual([{ name, count: ROWS + written.length }]);
    const known = await rowsOf(api.db, sql`select id from attempts where id in ${written.map(({ id }) => id)}`);
    expect(known).toHaveLength(written.length);
  },
);

test('what a reader deletes while a partition is filled does not come back', async () => {
  const token = await api.signIn();
  const month = new Date(Date.UTC(2031, 0, 1));
  const [kept, deleted] = [attemptOf('1'), attemptOf('1')];
  await record(api, token, [kept, deleted]);
  for (const { id } of [kept, deleted]) {
    await api.db.execute(sql`update attempts set id = ${newAttemptId(month.getTime())} where id = ${id}`);
  }
  const ofMonth = sql`id >= '01c03276-e000-7000-8000-000000000000'`;
  // Filled, but not attached: the api was stopped.
  await api.db.execute(sql`create table attempts_2031_01 (like attempts including all)`);
  await api.db.execute(sql`insert into attempts_2031_01 select * from attempts where ${ofMonth}`);
  await api.db.execute(
    sql`delete from attempts where id = (select min(id::text)::uuid from attempts where ${ofMonth})`,
  );
  await preparePartitions(api.db, month);
  const left = await rowsOf<{ name: string }>(
    api.db,
    sql`select tableoid::regclass::text as name from attempts where ${ofMonth}`,
  );
  expect(left).toEqual([{ name: 'attempts_2031_01' }]);
});

test('a job that fails does not end the start of an api', async () => {
  const database = await openTestPostgres();
  const folder = await mkdtemp(join(tmpdir(), 'failing-job-'));
  const month = new Date().toISOString().slice(0, 7).replace('-', '_');
  await database.db.execute(sql`create view ${sql.identifier(`attempts_${month}`)} as select 1 as one`);
  const logger = createLogger('silent');
  const errors = vi.spyOn(logger, 'error');
  const settings = { DATABASE_URL: database.url!, DATA_DIR: folder, PORT: '0', SAMPLE_CONTENT: 'false' };
  const running = await startApi(readEnv({ ...settings, JWT_SECRET: 'x'.repeat(32) }), logger);
  expect((await fetch(`http://127.0.0.1:${running.port}/readyz`)).status).toBe(200);
  const failed = () => errors.mock.calls.map(([facts]) => (facts as { job: string }).job);
  await expect.poll(failed).toContain('prepare-partitions');
  expect(new Set(failed())).toEqual(new Set(['prepare-partitions']));
  await running.stop();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
