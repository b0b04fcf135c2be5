import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, uuid } from 'drizzle-orm/pg-core';

/** One row. Triggers on the question tables increment `version` in the transaction of each change. */
export const bankVersions = pgTable(
  'bank_version',
  {
    id: integer().primaryKey().default(1),
    /** Tells the versions of this database from those of one that it was restored from. */
    epoch: uuid().notNull().defaultRandom(),
    version: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [check('bank_version_one_row', sql`${table.id} = 1`)],
);
