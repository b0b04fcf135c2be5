import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { lt, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../db/connection.ts';
import { backups } from '../db/schema.ts';
import { rowsOf } from '../db/sql-rows.ts';
import { defineJob, type JobDefinition } from '../jobs/index.ts';
import type { Exports } from './exports.ts';
import { checkExport } from './file-reader.ts';
import { expiredBackups, type Retention } from './retention.ts';

const HOUR_MS = 3_600_000;
const FIRST_AFTER_MS = 5 * 60_000;

type Options = { db: Database; exports: Exports; hours: number; retention: Retention; logger: Logger };

/** Skips a backup if nothing but jobs was written since the last one. Notes each outcome for the desk. */
export function backupJob({ db, exports, hours, retention, logger }: Options): JobDefinition {
  let lastChanges: string | undefined;
  return defineJob({
    id: 'back-up',
    schedule: { everyMs: hours * HOUR_MS, firstAfterMs: FIRST_AFTER_MS },
    async handler() {
      await db.delete(backups).where(lt(backups.at, sql`now() - interval '90 days'`));
      try {
        await db.insert(backups).values({ kind: 'BACKUP', bytes: await backUp() });
      } catch (error) {
        const { message } = error as Error;
        await db
          .insert(backups)
          .values({ kind: 'BACKUP', error: message })
          .catch(() => undefined);
        throw error;
      }
    },
  });

  /** Returns the file's size; null if there was nothing to write. */
  async function backUp(): Promise<number | null> {
    const changes = await countChanges(db);
    if (changes === lastChanges) return null;
    const part = await exports.write();
    await checkExport(part);
    const path = join(exports.folder, `backup-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.jsonl.gz`);
    await rename(part, path);
    lastChanges = changes;
    for (const name of expiredBackups(await readdir(exports.folder), retention)) {
      await rm(join(exports.folder, name), { force: true });
    }
    logger.info({ path }, 'backed up');
    return (await stat(path)).size;
  }
}

/** Since the statistics began. */
async function countChanges(db: Database): Promise<string> {
  await db.execute(sql`select pg_stat_force_next_flush()`);
  const [row] = await rowsOf<{ changes: string }>(
    db,
    sql`select sum(n_tup_ins + n_tup_upd + n_tup_del)::text as changes from pg_stat_user_tables
          where relname not in ('jobs', 'backups')`,
  );
  return row!.changes;
}
