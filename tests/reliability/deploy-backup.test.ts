import {
  chownSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expiredBackups } from '../../api/src/testing/program.ts';
import { API, ROOT } from '../../scripts/programs.ts';
import { dataFolder } from '../testkit/data-folder.ts';
import { freePort } from '../testkit/free-port.ts';
import { startInstance, type Instance } from '../testkit/instance.ts';
import { startSystemPostgres } from '../testkit/system-postgres.ts';
import { restOf } from '../testkit/topology.ts';

type Backups = {
  state: string;
  last_backup_at: string | null;
  last_restore_at: string | null;
  runs: { error: string }[];
};

let postgres: Awaited<ReturnType<typeof startSystemPostgres>>;
let api: Instance;
const data = dataFolder();
const work = dataFolder();
const folder = join(work.path, 'backups');
beforeAll(async () => {
  postgres = await startSystemPostgres();
  api = await startInstance('api', API, {
    PORT: String(await freePort()),
    DATA_DIR: data.path,
    DATABASE_URL: postgres.url,
    JWT_SECRET: 'x'.repeat(32),
    SAMPLE_CONTENT: 'false',
    BACKUP_HOURS: '24',
    LOG_LEVEL: 'error',
  });
  copyFileSync(join(ROOT, 'deploy/backup'), join(work.path, 'backup'));
  mkdirSync(folder);
  // PostgreSQL's own account runs it here.
  const { uid, gid } = postgres.account;
  if (uid !== undefined) for (const path of [work.path, folder]) chownSync(path, uid, gid!);
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
  for (const one of [data, work]) one.remove();
});

const backup = (settings: string, ...options: string[]) =>
  postgres.shell(`PGUSER=study ${settings} "$@"`, join(work.path, 'backup'), ...options).then(
    () => 0,
    (error: { code: number }) => error.code,
  );
const IN_FOLDER = `BACKUP_FOLDER=${folder}`;
const files = (end: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .toSorted();
async function seen(): Promise<Backups> {
  const token = readFileSync(join(data.path, 'admin-token'), 'utf8').trim();
  const response = await fetch(`${restOf(api)}/admin/backups`, { headers: { authorization: `Bearer ${token}` } });
  return (await response.json()) as Backups;
}
const newest = () => join(folder, files('.dump').at(-1)!);
const scratch = () => postgres.rows(`select from pg_database where datname = 'study_restore_test'`);

test('a dump is made and restored to try it, and the desk knows both', async () => {
  expect(await backup(IN_FOLDER, '--verify')).toBe(1);
  expect(await backup(IN_FOLDER)).toBe(0);
  expect(statSync(newest()).mode & 0o777).toBe(0o600);
  expect(await seen()).toMatchObject({ state: 'OK', last_restore_at: null, runs: [{ error: null }] });
  expect(await backup(IN_FOLDER, '--verify')).toBe(0);
  expect(await seen()).toMatchObject({ state: 'OK', last_restore_at: expect.stringMatching(/^20/) });
  expect(await scratch()).toEqual([]);
});

test('a dump with other rows than it had, or that is cut short, fails the test of restoring it', async () => {
  const counts = newest().replace(/dump$/, 'counts');
  const wrong = readFileSync(counts, 'utf8').replace(/^public\.users\|.*$/m, 'public.users|99');
  writeFileSync(counts, wrong);
  expect(await backup(IN_FOLDER, '--verify')).toBe(1);
  const rows = await seen();
  expect([rows.state, rows.runs[0]!.error]).toEqual(['FAILED', expect.stringContaining('numbers of rows')]);
  expect(await scratch()).toEqual([]);
  truncateSync(newest(), Math.floor(statSync(newest()).size / 2));
  expect(await backup(IN_FOLDER, '--verify')).toBe(1);
  expect((await seen()).runs[0]!.error).toContain('pg_restore');
});

test('a backup that fails is known too, and leaves nothing behind', async () => {
  expect(await backup('BACKUP_FOLDER=/proc/nowhere')).toBe(1);
  const { state, runs } = await seen();
  expect([state, runs[0]!.error]).toEqual(['FAILED', expect.stringContaining('/proc/nowhere')]);
  expect(await backup(`${IN_FOLDER} PGDATABASE=nothing`)).toBe(1);
  expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([]);
});

test('old dumps are removed by the rule of the embedded database’s backups', async () => {
  const before = Date.now();
  for (let hours = 5; hours < 24 * 100; hours += 5) {
    const stamp = new Date(before - hours * 3_600_000).toISOString().slice(0, 19).replaceAll(':', '-');
    for (const end of ['dump', 'counts']) writeFileSync(join(folder, `study-${stamp}Z.${end}`), '');
  }
  writeFileSync(join(folder, 'my-own.dump'), '');
  const there = files('.dump').filter((name) => name !== 'my-own.dump');
  expect(await backup(`${IN_FOLDER} BACKUP_DAYS=3 BACKUP_WEEKS=3 BACKUP_MONTHS=3`)).toBe(0);
  expect(files('.dump')).toContain('my-own.dump');
  const kept = files('.dump').filter((name) => name !== 'my-own.dump');
  const asBackup = (name: string) => name.replace(/^study-(.*)Z\.dump$/, 'backup-$1-000Z.jsonl.gz');
  const all = [...there, kept.at(-1)!];
  const expired = expiredBackups(all.map(asBackup), { days: 3, weeks: 3, months: 3 });
  expect(kept).toEqual(all.filter((name) => !expired.includes(asBackup(name))));
  expect(files('.counts')).toEqual(kept.map((name) => name.replace(/dump$/, 'counts')));
});
