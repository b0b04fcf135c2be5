// @module-tag long
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../db/connection.ts';
import { lockFolder } from '../../db/folder-lock.ts';
import { hashesOf } from '../../testing/export.ts';
import { ask } from '../../testing/postgres-server.ts';
import { sharedServer } from '../../testing/postgres.ts';
import { sampleSba, seedQuestions } from '../../testing/index.ts';
import { startAdmin, type Admin, type DatabaseTarget } from '../../testing/admin.ts';
import { keyText } from '../../testing/key-text.ts';

const MIGRATE = fileURLToPath(new URL('../../db/migrate-cli.ts', import.meta.url));
// No server listens there.
const NOWHERE = 'postgres://nobody@127.0.0.1:9/none';

let office: Admin;
let target: DatabaseTarget;
beforeAll(async () => {
  office = await startAdmin();
  await seedQuestions(office.api.db, [sampleSba(1), sampleSba(2)]);
  target = await office.newTarget('new');
});
afterAll(() => office.close());

const admin: Admin['admin'] = (...args) => office.admin(...args);
const open = ({ DATA_DIR, DATABASE_URL }: DatabaseTarget) =>
  openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined, onError: () => undefined });

test('export writes a file readable only by its owner, and never replaces one', async () => {
  expect(await office.adminProcess(['export', 'all.gz'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('read back and whole'),
  });
  expect(statSync(join(office.folder, 'all.gz')).mode & 0o777).toBe(0o600);
  expect(await admin(['export', 'all.gz'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('Give another name'),
  });
  expect(readdirSync(office.folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('import fills a new database, once; migrate finds it up to date', { timeout: 120_000 }, async () => {
  const done = await office.adminProcess(['import', 'all.gz'], target);
  expect(done).toMatchObject({ code: 0, out: expect.stringMatching(/^Imported \d+ rows of 20/) });
  expect(done.err).toContain('JWT_SECRET is not the one of the export');
  // With a database server the folder has no database.
  expect(existsSync(join(target.DATA_DIR, 'database'))).toBe(sharedServer() === undefined);
  expect(await office.adminProcess(['import', 'all.gz'], target)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is not empty'),
  });
  const sameKey = { ...target, JWT_SECRET: keyText(office.api.secret) };
  expect(await office.adminProcess(['import', 'all.gz', '--replace'], sameKey)).toMatchObject({ code: 0, err: '' });
  expect(await office.run([MIGRATE], target)).toMatchObject({ code: 0, out: 'The database is up to date.\n' });
  const database = await open(target);
  expect(await hashesOf(database.db)).toEqual(await hashesOf(office.api.db));
  await database.close();
});

test('import rejects a folder in use by an api; so does migrate, if the database is in it', async () => {
  const busy = await office.newTarget('busy');
  mkdirSync(busy.DATA_DIR);
  const lock = lockFolder(busy.DATA_DIR);
  const refused = { code: 1, err: expect.stringMatching(/in use by another api .*Stop it first/) };
  expect(await office.adminProcess(['import', 'all.gz'], busy)).toMatchObject(refused);
  // A database server allows other instances.
  const migrated = { code: 0, out: 'The database is up to date.\n', err: '' };
  expect(await office.run([MIGRATE], busy)).toMatchObject(sharedServer() ? migrated : refused);
  if (sharedServer()) expect(await ask(busy.DATABASE_URL, 'select from users')).toEqual([]);
  lock.release();
});

test('import and migrate report an unusable server, and import a missing key', async () => {
  const env = { DATA_DIR: join(office.folder, 'unused'), DATABASE_URL: NOWHERE, JWT_SECRET: '' };
  const { code, err } = await office.adminProcess(['import', 'all.gz'], env);
  expect([code, err]).toEqual([1, expect.stringMatching(/^Nothing was imported: DATABASE_URL needs JWT_SECRET/)]);
  const withKey = { ...env, JWT_SECRET: keyText(office.api.secret) };
  for (const done of [await office.adminProcess(['import', 'all.gz'], withKey), await office.run([MIGRATE], withKey)]) {
    expect(done).toMatchObject({ code: 1, out: '', err: expect.stringContaining('ECONNREFUSED 127.0.0.1:9') });
  }
});

describe('a backup is restored to try it', () => {
  const verify = () => office.adminProcess(['verify-backup'], { ...target, JWT_SECRET: '' });
  const inBackups = (name: string) => join(target.DATA_DIR, 'backups', name);

  test('the newest of the data folder by itself', async () => {
    mkdirSync(join(target.DATA_DIR, 'backups'), { recursive: true });
    copyFileSync(join(office.folder, 'all.gz'), inBackups('backup-2026-11-27T03-00-00-000Z.jsonl.gz'));
    writeFileSync(inBackups('backup-2026-11-26T03-00-00-000Z.jsonl.gz'), 'an older one');
    expect(await verify()).toMatchObject({
      code: 0,
      out: expect.stringMatching(/27T03-00-00-000Z\.jsonl\.gz: \d+ rows of 20.*, restored and whole\./),
    });
  });

  test('half of one fails', async () => {
    const newest = inBackups('backup-2026-11-27T03-00-00-000Z.jsonl.gz');
    truncateSync(newest, Math.floor(statSync(newest).size / 2));
    expect(await verify()).toMatchObject({ code: 1, out: '' });
  });

  test('where there is none, that is said', async () => {
    rmSync(join(target.DATA_DIR, 'backups'), { recursive: true });
    expect(await verify()).toMatchObject({ code: 1, err: expect.stringContaining('There is no backup in') });
  });
});

test('missing file arguments and missing files are reported', async () => {
  expect(await admin(['export'])).toMatchObject({ code: 2, err: expect.stringContaining('give one file') });
  const { code, err } = await office.adminProcess(['import', 'none.gz'], target);
  expect([code, err]).toEqual([1, `There is no file ${join(office.folder, 'none.gz')}.\n`]);
});
