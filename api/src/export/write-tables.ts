import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { rowsOf } from '../db/sql-rows.ts';
import type { ExportFile } from './file-writer.ts';
import { rowsLine } from './format.ts';
import { numberedColumns, tableNames } from './tables.ts';

const ROWS_AT_A_TIME = 500;

export type Tables = { rows: Record<string, number>; pictureIds: string[] };

/**
 * Writes all rows as they stood at one moment, while others go on writing; on the embedded database they wait, for it
 * has one connection. Answers with the count of each table and the public ids of all pictures.
 */
export function writeTables(db: Database, file: ExportFile, signal: AbortSignal): Promise<Tables> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local timezone = 'UTC'`);
      const rows: Record<string, number> = {};
      for (const table of await tableNames(tx)) rows[table] = await writeTable(tx, table, file, signal);
      await file.line(JSON.stringify({ next_ids: await nextIds(tx) }));
      const pictures = await rowsOf<{ id: string }>(tx, sql`select public_id as id from images order by id`);
      return { rows, pictureIds: pictures.map(({ id }) => id) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function writeTable(tx: Database, table: string, file: ExportFile, signal: AbortSignal): Promise<number> {
  const name = sql.identifier(table);
  await tx.execute(sql`declare export_rows no scroll cursor for select row_to_json(t)::text as row from ${name} t`);
  let count = 0;
  for (;;) {
    signal.throwIfAborted();
    const rows = await rowsOf<{ row: string }>(tx, sql`fetch ${sql.raw(String(ROWS_AT_A_TIME))} from export_rows`);
    if (rows.length > 0)
      await file.line(
        rowsLine(
          table,
          rows.map(({ row }) => row),
        ),
      );
    count += rows.length;
    if (rows.length < ROWS_AT_A_TIME) break;
  }
  await tx.execute(sql`close export_rows`);
  return count;
}

/** They stand outside of transactions: what is read here is never behind the rows that were. */
async function nextIds(tx: Database): Promise<Record<string, string>> {
  const next: Record<string, string> = {};
  for (const { table, column, sequence } of await numberedColumns(tx)) {
    const [row] = await rowsOf<{ next: string }>(
      tx,
      sql`select (last_value + is_called::int)::text as next from ${sql.raw(sequence)}`,
    );
    next[`${table}.${column}`] = row!.next;
  }
  return next;
}
