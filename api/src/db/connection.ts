import { join } from 'node:path';
import type { Database, OpenDatabase } from './database.ts';
import { runExclusively } from './run-exclusively.ts';
import { MIGRATIONS } from './migrations.ts';
import { openPglite } from './open-pglite.ts';
import * as schema from './schema.ts';
import { shareThread } from './share-thread.ts';

export type { Database, OpenDatabase } from './database.ts';

const STATEMENT_TIMEOUT_MS = 5_000;
const MAX_CONNECTIONS = 10;

/** PostgreSQL, or PGlite in `dataDir/database`, migrated. The caller holds the folder's lock: PGlite has none. */
export async function openDatabase(options: {
  dataDir: string;
  databaseUrl?: string | undefined;
  onError: (error: Error) => void;
}): Promise<OpenDatabase> {
  return options.databaseUrl
    ? openPostgres(options.databaseUrl, options.onError)
    : openEmbedded(join(options.dataDir, 'database'));
}

async function openPostgres(connectionString: string, onError: (error: Error) => void): Promise<OpenDatabase> {
  const { Pool } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  await runExclusively(connectionString, onError, (client) =>
    migrate(drizzle(client), { migrationsFolder: MIGRATIONS }),
  );
  const pool = new Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: STATEMENT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  });
  // The pool ignores errors of clients in use; without a listener, a server restart would end this process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => undefined);
  const db = drizzle(pool, { schema });
  return {
    db: db as unknown as Database,
    ping: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    runExclusively: (work) => runExclusively(connectionString, onError, work),
    whenIdle: async () => undefined,
    hasWaiters: () => false,
    maxTransactions: MAX_CONNECTIONS,
    close: () => pool.end(),
  };
}

async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const { drizzleOnPglite } = await import('./pglite-drizzle.ts');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const client = await openPglite(folder);
  const sharing = shareThread(client);
  const db = drizzleOnPglite(client);
  try {
    await migrate(db, { migrationsFolder: MIGRATIONS });
  } catch (error) {
    await client.close();
    throw error;
  }
  return {
    db: db as unknown as Database,
    ping: () =>
      client.query('select 1').then(
        () => true,
        () => false,
      ),
    runExclusively: (work) => work(),
    ...sharing,
    maxTransactions: 1,
    close: () => client.close(),
  };
}
