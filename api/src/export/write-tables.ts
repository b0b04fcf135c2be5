import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { rowsOf } from '../db/sql-rows.ts';
import type { ExportFile } from './file-writer.ts';
import { rowsLine } from './format.ts';
import { numberedColumns, tableNames } from './tables.ts';

// A row is a place in a list, or a picture of some hundred kB.
const FIRST_ROWS = 5;
const MAX_ROWS = 2_000;
const BYTES_AT_A_TIME = 1_000_000;

/**
 * Writes all rows as they stood at one moment, while others go on writing; on the embedded database they wait, for it
 * has one connection. Answers with the count of each table.
 */
export function writeTables(db: Database, file: ExportFile, signal: AbortSignal): Promise<Record<string, number>> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local timezone = 'UTC'`);
      const rows: Record<string, number> = {};
      for (const table of await tableNames(tx)) rows[table] = await writeTable(tx, table, file, signal);
      await file.line(JSON.stringify({ next_ids: await nextIds(tx) }));
      return rows;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function writeTable(tx: Database, table: string, file: ExportFile, signal: AbortSignal): Promise<number> {
  const name = sql.identifier(table);
  await tx.execute(sql`declare export_rows no scroll cursor for select row_to_json(t)::text as row from ${name} t`);
  let count = 0;
  let ask = FIRST_ROWS;
  for (;;) {
    signal.throwIfAborted();
    const found = await rowsOf<{ row: string }>(tx, sql`fetch ${sql.raw(String(ask))} from export_rows`);
    if (found.length === 0) break;
    const line = rowsLine(
      table,
      found.map(({ row }) => row),
    );
    await file.line(line);
    count += found.length;
    ask = Math.min(Math.max(Math.floor((BYTES_AT_A_TIME * found.length) / line.length), 1), MAX_ROWS);
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
