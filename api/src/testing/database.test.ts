import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../db/sql-rows.ts';
import { ask, startTestServer } from './postgres-server.ts';
import { sharedServer } from './postgres.ts';
import { openTestDatabase } from './index.ts';

test('a project’s tests run on its own kind of database, without superuser rights', async ({ task }) => {
  const { db, close } = await openTestDatabase();
  const [row] = await rowsOf<{ version: string; rolsuper: boolean; database: string }>(
    db,
    sql`select version(), rolsuper, current_database() as database from pg_roles where rolname = current_user`,
  );
  await close();
  const { version, rolsuper, database } = row!;
  const isOnPostgres = task.file.projectName === 'api-postgres';
  expect([version.includes('emcc'), rolsuper]).toEqual(isOnPostgres ? [false, false] : [true, true]);
  const server = sharedServer();
  expect(server !== undefined).toBe(isOnPostgres);
  if (server) {
    expect(await ask(server.makerUrl, `select from pg_database where datname = '${database}'`)).toEqual([]);
  }
});

test('a server that cannot be reached is an error that names it, and no secret', async () => {
  const work = startTestServer('postgres://nobody:secret@127.0.0.1:1/study');
  await expect(work).rejects.toThrow(
    /^The tests cannot use PostgreSQL at DATABASE_URL \(127\.0\.0\.1:1\): .*ECONNREFUSED/,
  );
});
