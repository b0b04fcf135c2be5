import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>;

export type OpenDatabase = {
  db: Database;
  ping: () => Promise<boolean>;
  /** For work that no two processes may do at a time, such as loading the sample content. */
  runExclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** For background work: resolves once no statement waits, or after `maxWaitMs`; at once on PostgreSQL. */
  whenIdle: (maxWaitMs: number) => Promise<void>;
  hasWaiters: () => boolean;
  maxTransactions: number;
  close: () => Promise<void>;
};
