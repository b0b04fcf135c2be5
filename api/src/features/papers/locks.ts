import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { hadPlan } from '../purchases/index.ts';
import { openToAll, type Sitter } from './draw.ts';
import type { Paper } from './store.ts';

const NONE: ReadonlySet<number> = new Set();

/**
 * The questions of a paper whose keys the reader may not read: those that a plan opened which was paid back since. What
 * was open without a plan, by a plan that ran out, or for a free sitting when the paper was started stays readable.
 */
export async function lockedQuestions(db: Database, sitter: Sitter, paper: Paper): Promise<ReadonlySet<number>> {
  if (!sitter || sitter.hasFullAccess || paper.access !== 'PLAN') return NONE;
  if (await hadPlan(db, sitter.id, paper.startedAt)) return NONE;
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select q.id::float8 as id from paper_items i join questions q on q.id = i.question
        where i.paper = ${paper.id} and not ${openToAll}`,
  );
  return new Set(rows.map(({ id }) => id));
}
