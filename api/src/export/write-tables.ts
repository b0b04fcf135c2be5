import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { rowsOf } from '../db/sql-rows.ts';
import type { ExportFile } from './file-writer.ts';
import { rowsLine } from './format.ts';
import { numberedColumns, tableNames } from './tables.ts';

// Rows range from a place in a list to a picture of some hundred kB.
const FIRST_BATCH = 5;
const MAX_BATCH = 2_000;
const BATCH_BYTES = 1_000_000;

/** Writes a consistent snapshot and returns the count of each table. PGlite's one connection makes other calls wait. */
export function writeTables(
  db: Database,
  file: ExportFile,
  signal: AbortSignal,
  without: readonly string[],
): Promise<Record<string, number>> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql`set local timezone = 'UTC'`);
      const rows: Record<string, number> = {};
      for (const table of await tableNames(tx)) {
        rows[table] = without.includes(table) ? 0 : await writeTable(tx, table, file, signal);
      }
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
  let batchSize = FIRST_BATCH;
  for (;;) {
    signal.throwIfAborted();
    const batch = await rowsOf<{ row: string }>(tx, sql`fetch ${sql.raw(String(batchSize))} from export_rows`);
    if (batch.length === 0) break;
    const line = rowsLine(
      table,
      batch.map(({ row }) => row),
    );
    await file.line(line);
    count += batch.length;
    batchSize = Math.min(Math.max(Math.floor((BATCH_BYTES * batch.length) / line.length), 1), MAX_BATCH);
  }
  await tx.execute(sql`close export_rows`);
  return count;
}

/** Sequences are not transactional: their values are never behind the rows of the snapshot. */
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
