import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createLogger } from '../logger.ts';
import { createUser } from '../testing/people.ts';
import { sharedServer } from '../testing/postgres.ts';
import { openTestDatabase } from '../testing/index.ts';
import { MAX_BACKUPS } from './backups.ts';
import { loadExport, openBackups, openExports } from './index.ts';
import { hashesOf } from '../testing/export.ts';

const HOUR_MS = 3_600_000;
const logger = createLogger('silent');
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let folder: string;
let now = Date.parse('2026-11-21T10:00:00Z');
let people = 0;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-'));
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

function open(hours: number) {
  const source = { db: database.db, secret: randomBytes(32) };
  const exports = openExports(source, join(folder, 'backups'));
  return openBackups({ db: database.db, exports, hours, logger, now: () => new Date(now) });
}
const backupFiles = () => readdir(join(folder, 'backups')).catch(() => []);
const write = () => createUser(database.db, { name: 'New', email: `new-${(people += 1)}@example.com` });

test('a backup restores every row', async () => {
  const backups = open(1);
  await write();
  const path = (await backups.backUp())!;
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const restored = await openTestDatabase();
  await loadExport({ db: restored.db, path, replace: false });
  expect(await hashesOf(restored.db)).toEqual(await hashesOf(database.db));
  await restored.close();
});

// Backups are of the embedded database alone.
test.skipIf(sharedServer())(
  'one is made only where something was written (not on PostgreSQL: its other databases count too)',
  async () => {
    const backups = open(1);
    await write();
    expect(await backups.backUp()).toBeDefined();
    expect(await backups.backUp()).toBeUndefined();
    await write();
    expect(await backups.backUp()).toBeDefined();
  },
);

test('only the newest backups are kept, and files of a killed process are removed', async () => {
  await mkdir(join(folder, 'backups'));
  await writeFile(join(folder, 'backups/abc.part'), 'half');
  await writeFile(join(folder, 'backups/my-own.jsonl.gz'), 'mine');
  const backups = open(0);
  await backups.start();
  expect(await backupFiles()).toEqual(['my-own.jsonl.gz']);
  for (let count = 0; count < MAX_BACKUPS + 2; count += 1) {
    now += HOUR_MS;
    await write();
    await backups.backUp();
  }
  const names = (await backupFiles()).filter((name) => name.startsWith('backup-'));
  expect(names).toHaveLength(MAX_BACKUPS);
  expect(names.toSorted().at(-1)).toContain(new Date(now).toISOString().slice(0, 13));
  expect(await backupFiles()).toContain('my-own.jsonl.gz');
});

test.each([
  ['five minutes after a first start', undefined, 5 * 60_000],
  ['when an hour has passed since the last, though the program was started again', 20 * 60_000, 40 * 60_000],
  ['five minutes after the start where it is overdue', 5 * HOUR_MS, 5 * 60_000],
])('the first backup comes %s', async (_name, age, due) => {
  if (age !== undefined) {
    const at = new Date(now - age).toISOString().replaceAll(/[:.]/g, '-');
    await mkdir(join(folder, 'backups'));
    await writeFile(join(folder, `backups/backup-${at}.jsonl.gz`), '');
  }
  const before = (await backupFiles()).length;
  await write();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const backups = open(1);
  await backups.start();
  await vi.advanceTimersByTimeAsync(due - 1);
  expect(await backupFiles()).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  const whole = async () => (await backupFiles()).filter((name) => name.endsWith('.gz'));
  await expect.poll(whole, { timeout: 10_000 }).toHaveLength(before + 1);
  backups.stop();
});
