import { join } from 'node:path';
import type { Database, OpenDatabase } from './database.ts';
import { inTurn } from './in-turn.ts';
import { MIGRATIONS } from './migrations.ts';
import { openPglite } from './open-pglite.ts';
import * as schema from './schema.ts';
import { shareThread } from './share-thread.ts';

export type { Database, OpenDatabase } from './database.ts';

const STATEMENT_TIMEOUT_MS = 5_000;
const MAX_CONNECTIONS = 10;

/**
 * Opens the database and brings its tables up to date: PostgreSQL at `databaseUrl`, else an embedded one
 * in `dataDir/database`. The caller holds the folder's lock: PGlite itself has none.
 */
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
  await inTurn(connectionString, onError, (client) => migrate(drizzle(client), { migrationsFolder: MIGRATIONS }));
  const pool = new Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: STATEMENT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  });
  // Without a listener a restart of the server ends this process: the pool's own is off while a connection is in use.
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
    inTurn: (work) => inTurn(connectionString, onError, work),
    whenQuiet: async () => undefined,
    isWanted: () => false,
    parallel: MAX_CONNECTIONS,
    close: () => pool.end(),
  };
}

async function openEmbedded(folder: string): Promise<OpenDatabase> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const client = await openPglite(folder);
  const sharing = shareThread(client);
  const db = drizzle(client, { schema });
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
    // The folder is this process's alone.
    inTurn: (work) => work(),
    ...sharing,
    parallel: 1,
    close: () => client.close(),
  };
}
