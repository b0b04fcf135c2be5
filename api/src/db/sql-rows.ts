import { sql, type SQL } from 'drizzle-orm';

/** What runs a statement: a database, a transaction, or what stands for one. */
export type Reader = { execute: (statement: SQL) => PromiseLike<unknown> };

/** Rows of a statement as they come, whichever driver is behind the database. */
export async function rowsOf<Row>(db: Reader, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}

/** Many rows as one parameter: both drivers take a text, and its length has no limit of 65,535 parameters. */
export const jsonRows = (rows: readonly unknown[]): SQL => sql`${JSON.stringify(rows)}::text::jsonb`;
