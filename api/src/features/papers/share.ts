import { sql } from 'drizzle-orm';
import { countKinds } from 'question/kinds/names.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { notFound } from '../../http/errors.ts';
import { drawCopy, type DrawnCopy, type Sitter } from './draw.ts';
import { errorMessages } from './error-messages.ts';
import { type Paper, readOriginal } from './store.ts';

const DAY_MS = 86_400_000;
/** Dhaka has no summer time. */
const DHAKA_MS = 6 * 3_600_000;
/** The epoch was a Thursday, and weeks start on Sunday. */
const EPOCH_IN_WEEK_MS = 4 * DAY_MS;
const WEEK_MS = 7 * DAY_MS;

type SharedAccess = { open: number; access: 'OPEN' | 'FREE_SITTING' | 'PLAN'; nextFreeOn: string | null };
type Shared = { questions: readonly DrawnCopy[]; paper: Pick<Paper, 'user'>; freeSittings: number; now: Date };

/** The summary of a paper for who has its link. */
export async function readShared(
  db: Database,
  { id, sitter, freeSittings, now }: { id: string; sitter: Sitter; freeSittings: number; now: Date },
) {
  const paper = await readOriginal(db, id);
  const questions = await drawCopy(db, sitter, id);
  if (!paper || questions.length === 0) throw notFound(errorMessages.noPaper());
  const { open, access, nextFreeOn } = await accessTo(db, sitter, { questions, paper, freeSittings, now });
  return {
    title: paper.title,
    minutes: paper.endsAt && (paper.endsAt.getTime() - paper.startedAt.getTime()) / 60_000,
    ...countKinds(questions),
    open,
    access,
    next_free_on: nextFreeOn,
  };
}

/**
 * What a reader needs to sit a copy of `paper`. A free sitting is never of one's own paper: those hold what a plan once
 * opened.
 */
export async function accessTo(db: Database, sitter: Sitter, shared: Shared): Promise<SharedAccess> {
  const { questions, paper, freeSittings, now } = shared;
  const open = questions.filter(({ isReadable }) => isReadable).length;
  if (open === questions.length) return { open, access: 'OPEN', nextFreeOn: null };
  if (freeSittings === 0 || paper.user === sitter?.id) return { open, access: 'PLAN', nextFreeOn: null };
  const week = weekOf(now);
  if (!sitter || (await freeSince(db, sitter.id, week)) < freeSittings) {
    return { open, access: 'FREE_SITTING', nextFreeOn: null };
  }
  const next = new Date(week.getTime() + WEEK_MS + DHAKA_MS);
  return { open, access: 'PLAN', nextFreeOn: next.toISOString().slice(0, 10) };
}

/** When this week began in Dhaka. */
function weekOf(now: Date): Date {
  const since = (now.getTime() + DHAKA_MS + EPOCH_IN_WEEK_MS) % WEEK_MS;
  return new Date(now.getTime() - since);
}

async function freeSince(db: Database, user: number, since: Date): Promise<number> {
  const start = sql`${since.toISOString()}::timestamptz`;
  const [row] = await rowsOf<{ free: number }>(
    db,
    sql`select (select count(*) from papers where "user" = ${user} and access = 'FREE' and started_at >= ${start})::int
          + (select count(*) from former_papers where "user" = ${user} and free_at >= ${start})::int as free`,
  );
  return row!.free;
}
