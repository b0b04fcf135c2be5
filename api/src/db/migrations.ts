import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import type { Database } from './database.ts';
import { rowsOf } from './sql-rows.ts';

export const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));

const JOURNAL = 'meta/_journal.json';
const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

export const migrationTags = (): string[] =>
  journal.parse(JSON.parse(readFileSync(join(MIGRATIONS, JOURNAL), 'utf8'))).entries.map(({ tag }) => tag);

export const lastMigration = (): string => migrationTags().at(-1)!;

export async function migrateTo(tx: Database, tag: string): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  const [row] = await rowsOf<{ last: string | number | null }>(
    tx,
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  const last = Number(row?.last ?? 0);
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS }).slice(0, migrationTags().indexOf(tag) + 1);
  for (const { sql: statements, hash, folderMillis } of migrations) {
    if (folderMillis <= last) continue;
    for (const statement of statements) await tx.execute(sql.raw(statement));
    await tx.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}

/** Drops everything that migrations created except extensions, which may need an administrator. */
export async function dropTables(tx: Database): Promise<void> {
  const objects = await rowsOf<{ drop: string }>(
    tx,
    sql`select format('drop table %s cascade', oid::regclass) as drop from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        union all
        select format('drop routine %s cascade', oid::regprocedure) from pg_proc p
          where pronamespace = 'public'::regnamespace
            and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  );
  for (const object of objects) await tx.execute(sql.raw(object.drop));
  await tx.execute(sql`drop schema if exists drizzle cascade`);
}
