import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Schemas } from 'schema/rest/bodies.ts';
import type { Database } from '../../db/connection.ts';
import { settings } from '../../db/schema.ts';
import { conflict } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { rebuildCounters } from './counters.ts';
import { errorMessages } from './error-messages.ts';
import { isRebuilding, lockRebuildStart } from './lock.ts';
import { queueAllCorrections, remarkAll } from './remark.ts';
import { rebuildStates } from './states.ts';

const SETTING = 'study-rebuild';
// Written by a migration.
const MENDED_SETTING = 'study-mended';
/** A rebuild without a lock that was silent for longer has failed. */
const SILENT_MS = 30_000;

// The last two are missing if an earlier version stored it.
const corrections = z.object({
  records: z.int(),
  days: z.int(),
  questions: z.int(),
  states: z.int().default(0),
  due_dates: z.int().default(0),
});
const stored = z.object({
  started_at: z.iso.datetime(),
  seen_at: z.iso.datetime().optional(),
  finished_at: z.iso.datetime().nullable(),
  corrected: corrections.nullable(),
});
type Stored = z.output<typeof stored>;

/** `corrected` is null unless the state is `done`. An api that was stopped during a rebuild leaves it failed. */
type Rebuild = Schemas['StudyRebuild'];
type Corrections = Schemas['StudyCorrections'];

type Options = Pick<Services, 'db' | 'now' | 'live' | 'logger'>;

export function studyRebuild({ db, now, live, logger }: Options) {
  const begin = (tx: Database) => note(tx, { started_at: now().toISOString(), finished_at: null, corrected: null });

  async function finish(started: Stored): Promise<Corrections> {
    const end = (corrected: Corrections | null) =>
      note(db, { ...started, finished_at: now().toISOString(), corrected });
    try {
      const isAlive = () => note(db, { ...started, seen_at: now().toISOString() });
      const counters = await rebuildCounters(db);
      await isAlive();
      await queueAllCorrections(db);
      await remarkAll(db, live);
      // After it, because states follow from the marks.
      const { states, dueDates } = await rebuildStates(db, isAlive);
      const corrected = { ...counters, states, due_dates: dueDates };
      await end(corrected);
      return corrected;
    } catch (error) {
      await end(null).catch(() => undefined);
      throw error;
    }
  }

  return {
    /** The latest one; null before the first. */
    read: () => readRebuild(db, now()),

    /** Waits for one that runs. */
    run: async () => finish(await begin(db)),

    /** Goes on in the background. Throws 409 while one runs. */
    async start(): Promise<Rebuild> {
      const started = await db.transaction(async (tx) => {
        await lockRebuildStart(tx);
        if ((await readRebuild(tx, now()))?.state === 'running') throw conflict(errorMessages.rebuilding());
        return begin(tx);
      });
      finish(started).catch((error: unknown) => logger.error({ err: error }, 'the rebuild of study records failed'));
      return { ...started, state: 'running' };
    },
  };
}

/** How many records an upgrade has corrected that had counted skipped questions as answers. */
export async function readMended(db: Database): Promise<number> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, MENDED_SETTING));
  return Number(row?.value ?? 0);
}

async function readRebuild(db: Database, now: Date): Promise<Rebuild | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, SETTING));
  if (!row) return null;
  const { seen_at: seenAt, ...last } = stored.parse(JSON.parse(row.value));
  if (last.finished_at !== null) return { ...last, state: last.corrected ? 'done' : 'failed' };
  const isSeen = now.getTime() - Date.parse(seenAt ?? last.started_at) < SILENT_MS;
  return { ...last, state: isSeen || (await isRebuilding(db)) ? 'running' : 'failed' };
}

async function note(db: Database, rebuild: Stored): Promise<Stored> {
  const value = JSON.stringify(rebuild);
  await db
    .insert(settings)
    .values({ key: SETTING, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
  return rebuild;
}
