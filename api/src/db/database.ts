import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** The one type that every store takes, whichever database is behind it; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export type OpenDatabase = {
  db: Database;
  /** True when the database answers. */
  ping: () => Promise<boolean>;
  /** Does work that no two processes over one database may do at a time, such as filling it. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** For work that may come last: resolves once no statement waits, or after `patienceMs`; at once on PostgreSQL. */
  whenQuiet: (patienceMs: number) => Promise<void>;
  /** Whether others wait for the transaction that is under way to end. */
  isWanted: () => boolean;
  /** How many transactions it works on at once. */
  parallel: number;
  close: () => Promise<void>;
};
