import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import { rowsOf } from '../db/sql-rows.ts';
import type { Exports } from './exports.ts';

/** With one an hour, those of half a day in use. */
export const MAX_BACKUPS = 12;
const NAME = /^backup-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z)\.jsonl\.gz$/;
const HOUR_MS = 3_600_000;
// So that an api that is started often for a short time also has backups.
const MIN_FIRST_DELAY_MS = 5 * 60_000;

type Options = { db: Database; exports: Exports; hours: number; logger: Logger; now?: () => Date };

/** Skips a backup if nothing was written since the last one. */
export function openBackups({ db, exports, hours, logger, now = () => new Date() }: Options) {
  let lastBackupAt: string | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function backUp(): Promise<string | undefined> {
    // Only writing uses up transaction ids.
    const [state] = await rowsOf<{ at: string }>(db, sql`select pg_snapshot_xmax(pg_current_snapshot())::text as at`);
    if (state!.at === lastBackupAt) return undefined;
    const path = await exports.write();
    const backupPath = join(exports.folder, `backup-${now().toISOString().replaceAll(/[:.]/g, '-')}.jsonl.gz`);
    await rename(path, backupPath);
    lastBackupAt = state!.at;
    for (const { name } of (await backupsIn(exports.folder)).slice(MAX_BACKUPS)) {
      await rm(join(exports.folder, name), { force: true });
    }
    return backupPath;
  }

  const work = () =>
    backUp().then(
      (path) => path && logger.info({ path }, 'backed up'),
      (error: unknown) => isStopped || logger.error({ err: error }, 'backup failed'),
    );

  async function start(): Promise<void> {
    for (const name of await filesIn(exports.folder)) {
      if (name.endsWith('.part')) await rm(join(exports.folder, name), { force: true });
    }
    if (hours === 0) return;
    const [newest] = await backupsIn(exports.folder);
    const dueInMs = (newest?.at ?? 0) + hours * HOUR_MS - now().getTime();
    timer = setTimeout(
      () => {
        timer = setInterval(work, hours * HOUR_MS);
        void work();
      },
      Math.min(Math.max(dueInMs, MIN_FIRST_DELAY_MS), hours * HOUR_MS),
    );
  }

  return {
    start,
    backUp,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

const filesIn = (folder: string) => readdir(folder).catch(() => [] as string[]);

async function backupsIn(folder: string): Promise<{ name: string; at: number }[]> {
  const names = (await filesIn(folder)).toSorted().toReversed();
  return names.flatMap((name) => {
    const [, at] = NAME.exec(name) ?? [];
    if (at === undefined) return [];
    return [{ name, at: Date.parse(at.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d+)Z/, 'T$1:$2:$3.$4Z')) }];
  });
}
