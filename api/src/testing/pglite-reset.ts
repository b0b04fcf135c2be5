import type { PGlite } from '@electric-sql/pglite';

const TABLES = `select relname as name, relispartition and relname <> 'attempts_other' as "isMonth" from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;

/** Resets a migrated database: no rows, sessions or partitions of months. */
export async function resetPglite(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string; isMonth: boolean }>(TABLES);
  const namesOf = (isMonth: boolean) =>
    rows
      .filter((row) => row.isMonth === isMonth)
      .map(({ name }) => `"${name}"`)
      .join(', ');
  await client.exec('discard all');
  if (namesOf(true)) await client.exec(`drop table ${namesOf(true)}`);
  // As a replica: the ledger's triggers forbid it.
  await client.exec('set session_replication_role = replica');
  await client.exec(`truncate ${namesOf(false)} restart identity cascade`);
  await client.exec('reset session_replication_role');
  await client.exec(MIGRATED_ROWS);
}

// What migrations insert.
const MIGRATED_ROWS = `insert into bank_version default values`;
