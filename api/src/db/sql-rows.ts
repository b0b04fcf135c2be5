import { sql, type SQL } from 'drizzle-orm';

export type Reader = { execute: (statement: SQL) => PromiseLike<unknown> };

export async function rowsOf<Row>(db: Reader, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}

/** Many rows as one parameter, because a statement has at most 65,535. Both drivers accept text. */
export const jsonRows = (rows: readonly unknown[]): SQL => sql`${JSON.stringify(rows)}::text::jsonb`;
