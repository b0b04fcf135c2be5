import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import { rowsOf } from '../db/sql-rows.ts';
import { defineJob, type JobDefinition } from '../jobs/index.ts';
import type { Exports } from './exports.ts';

/** With one an hour, those of half a day in use. */
export const MAX_BACKUPS = 12;
const NAME = /^backup-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.jsonl\.gz$/;
const HOUR_MS = 3_600_000;
const FIRST_AFTER_MS = 5 * 60_000;

type Options = { db: Database; exports: Exports; hours: number; logger: Logger };

/** Skips a backup if nothing but jobs was written since the last one. */
export function backupJob({ db, exports, hours, logger }: Options): JobDefinition {
  let lastChanges: string | undefined;
  return defineJob({
    id: 'back-up',
    schedule: { everyMs: hours * HOUR_MS, firstAfterMs: FIRST_AFTER_MS },
    async handler() {
      const changes = await countChanges(db);
      if (changes === lastChanges) return;
      const path = await exports.write();
      const backup = join(exports.folder, `backup-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.jsonl.gz`);
      await rename(path, backup);
      lastChanges = changes;
      await removeOld(exports.folder);
      logger.info({ path: backup }, 'backed up');
    },
  });
}

/** Since the statistics began. */
async function countChanges(db: Database): Promise<string> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const [row] = await rowsOf<{ changes: string }>(
    db,
    sql`select sum(n_tup_ins + n_tup_upd + n_tup_del)::text as changes from pg_stat_user_tables where relname <> 'jobs'`,
  );
  return row!.changes;
}

async function removeOld(folder: string): Promise<void> {
  const backups = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted();
  for (const name of backups.slice(0, -MAX_BACKUPS)) await rm(join(folder, name), { force: true });
}
