import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Schemas } from 'schema/rest/bodies.ts';
import { backups as table } from '../db/schema.ts';
import { createLogger } from '../logger.ts';
import { createUser } from '../testing/people.ts';
import { sharedServer } from '../testing/postgres.ts';
import { putJob } from '../jobs/index.ts';
import { openTestDatabase, startTestApi } from '../testing/index.ts';
import { backupJob, loadExport, openExports } from './index.ts';
import { expiredBackups } from './retention.ts';
import { hashesOf } from '../testing/export.ts';

const logger = createLogger('silent');
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
let people = 0;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function open() {
  const exports = openExports({ db: database.db, secret: randomBytes(32) }, join(folder, 'backups'));
  await exports.removeUnfinished();
  const job = backupJob({ db: database.db, exports, hours: 1, retention: { days: 1, weeks: 0, months: 0 }, logger });
  return { backUp: () => job.run({}) };
}
const backupFiles = () => readdir(join(folder, 'backups')).catch(() => []);
const write = () => createUser(database.db, { name: 'New', email: `new-${(people += 1)}@example.com` });

test('a backup restores every row', async () => {
  const backups = await open();
  await write();
  await backups.backUp();
  const [name] = await backupFiles();
  const path = join(folder, 'backups', name!);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const restored = await openTestDatabase();
  await loadExport({ db: restored.db, path, replace: false });
  // The database notes the backup once it is written.
  const noted = { backups: expect.any(String) };
  expect(await hashesOf(restored.db)).toEqual({ ...(await hashesOf(database.db)), ...noted });
  await restored.close();
});

// Backups are of the embedded database alone.
test.skipIf(sharedServer())('one is made only where something but jobs was written', async () => {
  const backups = await open();
  await write();
  await backups.backUp();
  expect(await backupFiles()).toHaveLength(1);
  await putJob(database.db, 'back-up');
  await backups.backUp();
  expect(await backupFiles()).toHaveLength(1);
  await write();
  await backups.backUp();
  expect(await backupFiles()).toHaveLength(2);
});

test('expired backups and files of a killed process are removed, nothing else', async () => {
  const old = 'backup-2026-01-01T03-00-00-000Z.jsonl.gz';
  await mkdir(join(folder, 'backups'));
  for (const name of ['abc.part', 'my-own.jsonl.gz', old]) await writeFile(join(folder, 'backups', name), 'x');
  const backups = await open();
  expect(new Set(await backupFiles())).toEqual(new Set([old, 'my-own.jsonl.gz']));
  await write();
  await backups.backUp();
  expect(await backupFiles()).toHaveLength(2);
  expect(await backupFiles()).not.toContain(old);
});

test('all of a day are kept, then the last of each day, week and month', () => {
  const names: string[] = [];
  for (let time = Date.UTC(2026, 0, 1); time <= Date.UTC(2026, 10, 27, 12); time += 3_600_000) {
    names.push(`backup-${new Date(time).toISOString().replaceAll(/[:.]/g, '-')}.jsonl.gz`);
  }
  const expired = new Set(expiredBackups([...names, 'my-own.jsonl.gz'], { days: 3, weeks: 3, months: 3 }));
  const kept = names.filter((name) => !expired.has(name)).map((name) => name.slice(7, 20));
  // 15 and 22 November are Sundays.
  expect(kept.slice(0, -24)).toEqual([
    '2026-09-30T23',
    '2026-10-31T23',
    '2026-11-15T23',
    '2026-11-22T23',
    '2026-11-25T23',
  ]);
  expect(kept.slice(-24).at(0)).toBe('2026-11-26T13');
  expect(expired.has('my-own.jsonl.gz')).toBe(false);
});

describe('GET /admin/backups', () => {
  const ask = async (hours: number) => {
    const api = await startTestApi({ backupHours: hours });
    const token = await api.signIn({ role: 'ADMIN' });
    return { api, show: async () => (await api.get<Schemas['Backups']>('/admin/backups', token)).body };
  };
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

  test('says whether the last backup is recent, late or failed, and what a test of restoring found', async () => {
    const { api, show } = await ask(24);
    expect(await show()).toMatchObject({ state: 'NONE', every_hours: 24, last_backup_at: null, runs: [] });
    await api.db.insert(table).values({ kind: 'BACKUP', at: hoursAgo(50), bytes: 5_000_000_000 });
    expect(await show()).toMatchObject({
      state: 'LATE',
      runs: [{ kind: 'BACKUP', bytes: 5_000_000_000, error: null }],
    });
    await api.db.insert(table).values({ kind: 'BACKUP', at: hoursAgo(2), bytes: null });
    expect((await show()).state).toBe('OK');
    await api.db.insert(table).values({ kind: 'RESTORE', at: hoursAgo(1), error: 'A file is cut short.' });
    expect(await show()).toMatchObject({ state: 'FAILED', last_restore_at: null });
    await api.db.insert(table).values({ kind: 'RESTORE', at: hoursAgo(0.5), bytes: 1 });
    expect((await show()).state).toBe('OK');
    await api.db.insert(table).values({ kind: 'BACKUP', error: 'The disk is full.' });
    expect(await show()).toMatchObject({ state: 'FAILED', last_backup_at: expect.stringMatching(/^20/) });
    await api.close();
  });

  test('is silent where no backups are made', async () => {
    const { api, show } = await ask(0);
    expect((await show()).state).toBe('OFF');
    await api.close();
  });
});

test('each backup is noted, also one that failed', async () => {
  await database.db.delete(table);
  const backups = await open();
  await write();
  await backups.backUp();
  await rm(join(folder, 'backups'), { recursive: true });
  await writeFile(join(folder, 'backups'), 'no folder');
  await write();
  await expect(backups.backUp()).rejects.toThrow(/EEXIST|ENOTDIR/);
  expect(await database.db.select().from(table).orderBy(table.id)).toMatchObject([
    { kind: 'BACKUP', bytes: expect.any(Number), error: null },
    { kind: 'BACKUP', bytes: null, error: expect.stringMatching(/EEXIST|ENOTDIR/) },
  ]);
});
