import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import { rowsOf } from '../db/sql-rows.ts';
import type { Exports } from './exports.ts';

/** So many are kept: with one an hour, those of half a day in use. */
export const KEPT_BACKUPS = 12;
const NAME = /^backup-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z)\.jsonl\.gz$/;
const HOUR_MS = 3_600_000;
// A program that is started for less than that each time has one of each time all the same.
const FIRST_AFTER_MS = 5 * 60_000;

type BackupParts = { db: Database; exports: Exports; hours: number; logger: Logger; now?: () => Date };

/**
 * Backups of the embedded database, every so many hours. Where nothing was written since the last one there is no
 * new one.
 */
export function openBackups({ db, exports, hours, logger, now = () => new Date() }: BackupParts) {
  let stored: string | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  /** The path of the backup, or undefined where nothing has changed. */
  async function backUp(): Promise<string | undefined> {
    // Reading takes no transaction's number, and writing takes one.
    const [state] = await rowsOf<{ at: string }>(db, sql`select pg_snapshot_xmax(pg_current_snapshot())::text as at`);
    if (state!.at === stored) return undefined;
    const path = await exports.write();
    const kept = join(exports.folder, `backup-${now().toISOString().replaceAll(/[:.]/g, '-')}.jsonl.gz`);
    await rename(path, kept);
    stored = state!.at;
    for (const { name } of (await backupsIn(exports.folder)).slice(KEPT_BACKUPS)) {
      await rm(join(exports.folder, name), { force: true });
    }
    return kept;
  }

  const work = () =>
    backUp().then(
      (path) => path && logger.info({ path }, 'backed up'),
      (error: unknown) => stopped || logger.error({ err: error }, 'backup failed'),
    );

  /** Removes what a killed process left half written, and begins. */
  async function start(): Promise<void> {
    for (const name of await filesIn(exports.folder)) {
      if (name.endsWith('.part')) await rm(join(exports.folder, name), { force: true });
    }
    if (hours === 0) return;
    const [newest] = await backupsIn(exports.folder);
    const due = (newest?.at ?? 0) + hours * HOUR_MS - now().getTime();
    timer = setTimeout(
      () => {
        timer = setInterval(work, hours * HOUR_MS);
        void work();
      },
      Math.min(Math.max(due, FIRST_AFTER_MS), hours * HOUR_MS),
    );
  }

  return {
    start,
    backUp,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

const filesIn = (folder: string) => readdir(folder).catch(() => [] as string[]);

/** The newest first. */
async function backupsIn(folder: string): Promise<{ name: string; at: number }[]> {
  const names = (await filesIn(folder)).toSorted().toReversed();
  return names.flatMap((name) => {
    const [, at] = NAME.exec(name) ?? [];
    if (at === undefined) return [];
    return [{ name, at: Date.parse(at.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d+)Z/, 'T$1:$2:$3.$4Z')) }];
  });
}
