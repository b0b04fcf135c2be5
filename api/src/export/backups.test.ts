import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLogger } from '../logger.ts';
import { createUser } from '../testing/people.ts';
import { sharedServer } from '../testing/postgres.ts';
import { putJob } from '../jobs/index.ts';
import { openTestDatabase } from '../testing/index.ts';
import { MAX_BACKUPS } from './backups.ts';
import { backupJob, loadExport, openExports } from './index.ts';
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
  const job = backupJob({ db: database.db, exports, hours: 1, logger });
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
  expect(await hashesOf(restored.db)).toEqual(await hashesOf(database.db));
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

test('only the newest backups are kept, and files of a killed process are removed', async () => {
  await mkdir(join(folder, 'backups'));
  await writeFile(join(folder, 'backups/abc.part'), 'half');
  await writeFile(join(folder, 'backups/my-own.jsonl.gz'), 'mine');
  const backups = await open();
  expect(await backupFiles()).toEqual(['my-own.jsonl.gz']);
  const kept = async () => (await backupFiles()).filter((name) => name.startsWith('backup-')).toSorted();
  const made: string[] = [];
  for (let count = 0; count < MAX_BACKUPS + 2; count += 1) {
    await write();
    await backups.backUp();
    made.push((await kept()).at(-1)!);
  }
  expect(await kept()).toEqual(made.slice(-MAX_BACKUPS));
  expect(await backupFiles()).toContain('my-own.jsonl.gz');
});
