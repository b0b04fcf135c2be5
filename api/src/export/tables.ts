import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { rowsOf } from '../db/sql-rows.ts';

/** A partition that is still being filled. All of its rows are in `attempts` too. */
const UNFINISHED = '^attempts_[0-9]{4}_[0-9]{2}$';

/** Derived from other tables. */
const MADE = ['bank_version', 'pack_files', 'pack_parts', 'packs'];

/** The names of all tables with content, partitions aside. Asked of the database, so that none can be forgotten. */
export async function tableNames(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select relname as name from pg_class
          where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
            and relname not in ${MADE} and relname !~ ${UNFINISHED} order by relname`,
  );
  return rows.map(({ name }) => name);
}

export type ForeignKey = { table: string; name: string; definition: string };

export const foreignKeys = (db: Database): Promise<ForeignKey[]> =>
  rowsOf<ForeignKey>(
    db,
    sql`select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
          from pg_constraint k join pg_class c on c.oid = k.conrelid
          where k.contype = 'f' and k.conparentid = 0 and k.connamespace = 'public'::regnamespace order by c.relname, k.conname`,
  );

export async function numberedColumns(db: Database): Promise<{ table: string; column: string; sequence: string }[]> {
  return rowsOf(
    db,
    sql`select c.relname as table, a.attname as column,
               pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
          from pg_attribute a join pg_class c on c.oid = a.attrelid
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> ''
          order by c.relname, a.attname`,
  );
}

/** Triggers that fire for a replica too; `enable trigger user` makes ordinary ones of them. */
export const triggersThatAlwaysFire = (db: Database): Promise<{ table: string; name: string }[]> =>
  rowsOf(
    db,
    sql`select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
          where t.tgenabled = 'A' and c.relnamespace = 'public'::regnamespace order by 1, 2`,
  );
