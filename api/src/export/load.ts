import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { dropTables, lastMigration, migrateTo, migrationTags } from '../db/migrations.ts';
import { rowsOf } from '../db/sql-rows.ts';
import { ledgerFault } from '../features/ledger/index.ts';
import { ExportError } from './errors.ts';
import { checkExport, entriesOf } from './file-reader.ts';
import type { End, Header } from './format.ts';
import { type ForeignKey, foreignKeys, numberedColumns, tableNames, triggersThatAlwaysFire } from './tables.ts';

type LoadOptions = {
  db: Database;
  path: string;
  replace: boolean;
};

/** Loads all or nothing and migrates older exports. Nothing else may use the database. Throws ExportError. */
export async function loadExport({ db, path, replace }: LoadOptions): Promise<{ header: Header; end: End }> {
  const checked = await checkExport(path);
  const { migration } = checked.header;
  if (!migrationTags().includes(migration)) {
    throw new ExportError(
      `${path} was written by a newer version (its tables are at ${migration}, this one's at ${lastMigration()}). ` +
        'Update this program, then import again.',
    );
  }
  const isOlder = migration !== lastMigration();
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockTables(tx, await tableNames(tx));
    if (!replace) await requireEmpty(tx);
    if (isOlder) {
      await dropTables(tx);
      await migrateTo(tx, migration);
    }
    await fillTables(tx, path, checked.end);
    if (isOlder) await migrateTo(tx, lastMigration());
    // Versions count anew: what clients keep of the bank that was here is not of this one.
    await tx.execute(sql`update bank_version set epoch = gen_random_uuid()`);
    await tx.execute(sql`analyze`);
  });
  return checked;
}

async function fillTables(tx: Database, path: string, end: End): Promise<void> {
  const tables = await tableNames(tx);
  const always = await triggersThatAlwaysFire(tx);
  // The ledger's triggers reject rows that no booking made.
  for (const table of tables) await tx.execute(sql`alter table ${sql.identifier(table)} disable trigger user`);
  const keys = await foreignKeys(tx);
  for (const { table, name } of keys) {
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  }
  await tx.execute(sql`truncate ${listOf(tables)}`);
  const rows = await insertEntries(tx, tables, path);
  for (const key of keys) await restoreForeignKey(tx, key, path);
  for (const table of tables) await tx.execute(sql`alter table ${sql.identifier(table)} enable trigger user`);
  for (const { table, name } of always) {
    await tx.execute(sql`alter table ${sql.identifier(table)} enable always trigger ${sql.identifier(name)}`);
  }
  const fault = findWrongCount(tables, rows, end.rows) ?? (await ledgerFault(tx));
  if (fault) throw new ExportError(`${path} does not hold together: ${fault}. Use an earlier one.`);
}

const listOf = (tables: readonly string[]) =>
  sql.join(
    tables.map((table) => sql.identifier(table)),
    sql`, `,
  );

async function lockTables(tx: Database, tables: readonly string[]): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '10s'`);
  await tx.execute(sql`lock table ${listOf(tables)} in access exclusive mode`).catch((error: unknown) => {
    throw new ExportError('The database is in use. Stop every api that uses it, then import again.', { cause: error });
  });
}

async function requireEmpty(tx: Database): Promise<void> {
  const full: string[] = [];
  for (const table of await tableNames(tx)) {
    if ((await rowsOf(tx, sql`select 1 from ${sql.identifier(table)} limit 1`)).length > 0) full.push(table);
  }
  if (full.length === 0) return;
  throw new ExportError(
    `The database is not empty (${full.slice(0, 3).join(', ')} …). Import into a new one, ` +
      'or add --replace, which throws away all that it holds.',
  );
}

/** Checks all rows against the key again. */
async function restoreForeignKey(tx: Database, { table, name, definition }: ForeignKey, path: string): Promise<void> {
  const statement = sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`;
  await tx.execute(statement).catch((error: unknown) => {
    const why = `a row of ${table} names another that is not there (${name})`;
    throw new ExportError(`${path} does not hold together: ${why}. Use an earlier one.`, { cause: error });
  });
}

async function insertEntries(tx: Database, tables: readonly string[], path: string) {
  const counts: Record<string, number> = {};
  for await (const entry of entriesOf(path)) {
    if ('nextIds' in entry) await setNextIds(tx, entry.nextIds);
    else {
      if (!tables.includes(entry.table)) throw new ExportError(`${path} has a table ${entry.table}, which is unknown.`);
      const name = sql.identifier(entry.table);
      const [added] = await rowsOf<{ count: string }>(
        tx,
        sql`with added as (
              insert into ${name} overriding system value
              select * from json_populate_recordset(null::${name}, ${entry.rows}::text::json) returning 1
            ) select count(*)::text as count from added`,
      );
      counts[entry.table] = (counts[entry.table] ?? 0) + Number(added!.count);
    }
  }
  return counts;
}

async function setNextIds(tx: Database, next: Record<string, string>): Promise<void> {
  for (const { table, column } of await numberedColumns(tx)) {
    const value = next[`${table}.${column}`];
    if (value === undefined) throw new ExportError(`The export does not say the next ${table}.${column}.`);
    // Unlike setval, rolls back with the transaction. The file format allows only digits in `value`.
    await tx.execute(
      sql`alter table ${sql.identifier(table)} alter column ${sql.identifier(column)} restart with ${sql.raw(value)}`,
    );
  }
}

function findWrongCount(tables: readonly string[], actual: Record<string, number>, expected: Record<string, number>) {
  const wrong = tables.find((table) => (actual[table] ?? 0) !== expected[table]);
  return wrong && `${wrong} has ${actual[wrong] ?? 0} rows instead of ${expected[wrong] ?? 0}`;
}
