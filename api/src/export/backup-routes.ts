import { desc, sql } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import { backups } from '../db/schema.ts';
import { send } from '../http/contract.ts';
import { Routes } from '../http/routes.ts';
import type { Services } from '../services.ts';

const HOUR_MS = 3_600_000;
const SHOWN = 20;

type Run = typeof backups.$inferSelect;
type Options = Pick<Services, 'db' | 'now'> & {
  /** Between backups; 0 where none are made. */
  hours: number;
};

export function backupRoutes({ db, now, hours }: Options) {
  const routes = new Routes();
  routes.add('GET /admin/backups', async (_request, response) => {
    const runs = await db.select().from(backups).orderBy(desc(backups.id)).limit(SHOWN);
    const [last] = await db.select({ backup: lastSuccess('BACKUP'), restore: lastSuccess('RESTORE') }).from(backups);
    const { backup, restore } = last!;
    send(response, 'showBackups', {
      state: readState({ runs, hours, last: backup, now: now() }),
      every_hours: hours,
      last_backup_at: backup?.toISOString() ?? null,
      last_restore_at: restore?.toISOString() ?? null,
      runs: runs.map(({ kind, at, bytes, error }) => ({ kind, at: at.toISOString(), bytes, error })),
    });
  });
  return routes;
}

const lastSuccess = (kind: Run['kind']) =>
  sql<Date | null>`max(${backups.at}) filter (where ${backups.kind} = ${kind} and ${backups.error} is null)`.mapWith(
    backups.at,
  );

type Known = { runs: readonly Run[]; hours: number; last: Date | null; now: Date };

function readState({ runs, hours, last, now }: Known): Schemas['Backups']['state'] {
  if (hours === 0) return 'OFF';
  const isFailure = (kind: Run['kind']) => Boolean(runs.find((run) => run.kind === kind)?.error);
  if (isFailure('BACKUP') || isFailure('RESTORE')) return 'FAILED';
  if (!last) return 'NONE';
  // One may take a while.
  return now.getTime() - last.getTime() > (2 * hours + 1) * HOUR_MS ? 'LATE' : 'OK';
}
