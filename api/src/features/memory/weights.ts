import { sql } from 'drizzle-orm';
import { MODEL } from 'review/memory.ts';
import { DEFAULT_READER_WEIGHTS, type ReaderWeights } from 'review/weights.ts';
import type { Database } from '../../db/connection.ts';
import { rowsOf } from '../../db/sql-rows.ts';

type Row = { id: number; user: number | null; kind: keyof ReaderWeights; weights: number[] };

export const IN_USE = sql.raw(`adopted_at is not null and superseded_at is null`);

/** The weights that model each reader's memory now. Has an entry for each of `users`. */
export async function readAllWeights(
  db: Database,
  users: readonly number[],
): Promise<ReadonlyMap<number, ReaderWeights>> {
  const isOwn = users.length > 0 ? sql`"user" in ${users}` : sql`false`;
  const rows = await rowsOf<Row>(
    db,
    sql`select id::float8 as id, "user"::float8 as "user", kind, weights from memory_models
        where ${IN_USE} and ("user" is null or ${isOwn})`,
  );
  const common = { ...DEFAULT_READER_WEIGHTS, ...weightsOf(rows, null) };
  return new Map(users.map((user) => [user, { ...common, ...weightsOf(rows, user) }]));
}

const weightsOf = (rows: readonly Row[], user: number | null): Partial<ReaderWeights> =>
  Object.fromEntries(
    rows
      .filter((row) => row.user === user)
      .map(({ id, kind, weights }) => [kind, { name: `${MODEL}:${id}`, values: weights }]),
  );

export const readWeights = async (db: Database, user: number): Promise<ReaderWeights> =>
  (await readAllWeights(db, [user])).get(user)!;

/** Those of readers without own ones. */
export const readCommonWeights = (db: Database): Promise<ReaderWeights> => readWeights(db, 0);
