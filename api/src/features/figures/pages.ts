import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { badRequest } from '../../http/errors.ts';
import { errorMessages } from './messages.ts';

export type Page = { limit: number; after?: string | undefined };

export const pageFields = {
  limit: z.coerce.number().int().min(1).max(100).default(20),
  after: z.string().max(40).optional(),
};

/** Of the statement: the highest `rank` comes first, then the highest `id`; both are whole numbers. */
type Ranked = { rank: string; id: string };

/** A page of the statement's rows, and where it goes on. */
export async function rankedPage<Row>(db: Database, statement: SQL, { limit, after }: Page) {
  const since = after === undefined ? sql`true` : sql`(rank, id) < ${parseCursor(after)}`;
  const rows = await rowsOf<Row & Ranked>(
    db,
    sql`select ranked.*, rank::text as rank, id::text as id from (${statement}) ranked where ${since}
        order by ranked.rank desc, ranked.id desc limit ${limit + 1}`,
  );
  const shown = rows.slice(0, limit).map((row) => ({ ...row, cursor: `${row.rank}:${row.id}` }));
  return { rows: shown, next: rows.length > limit ? shown.at(-1)!.cursor : null };
}

function parseCursor(text: string): SQL {
  const { rank, id } = /^(?<rank>-?\d{1,16}):(?<id>\d{1,15})$/.exec(text)?.groups ?? {};
  if (!rank || !id) throw badRequest(errorMessages.notACursor(), 'after');
  return sql`(${rank}::bigint, ${id}::bigint)`;
}
