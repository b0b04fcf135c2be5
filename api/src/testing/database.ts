import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../db/connection.ts';
import { drizzleOnPglite } from '../db/pglite-drizzle.ts';
import { shareThread } from '../db/share-thread.ts';
import { resetPglite } from './pglite-reset.ts';
import { openTestPostgres, sharedServer, type TestDatabase } from './postgres.ts';

const MIGRATIONS = fileURLToPath(new URL('../db/migrations', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/test-database', import.meta.url));

/** PostgreSQL in project `api-postgres`, else in memory. */
export const openTestDatabase = (): Promise<TestDatabase> => (sharedServer() ? openTestPostgres() : openTestPglite());

/** Emptied databases of files that have ended: opening one takes half a second. */
const idle: PGlite[] = [];

export async function openTestPglite(): Promise<TestDatabase> {
  const client = idle.pop() ?? (await PGlite.create({ loadDataDir: await emptyDatabase(), extensions: { pg_trgm } }));
  return {
    db: drizzleOnPglite(client) as unknown as Database,
    ping: async () => true,
    runExclusively: (work) => work(),
    ...shareThread(client),
    maxTransactions: 1,
    close: async () => {
      await resetPglite(client);
      idle.push(client);
    },
  };
}

/** Cached per state of the migrations: reading one takes a fifth of the time. */
async function emptyDatabase(): Promise<Blob> {
  const file = join(CACHE, `${await migrationsHash()}.tar`);
  try {
    return new Blob([await readFile(file)]);
  } catch {
    const client = await PGlite.create({ extensions: { pg_trgm } });
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
    const dump = await client.dumpDataDir('none');
    await client.close();
    await mkdir(dirname(file), { recursive: true });
    const part = `${file}.${randomBytes(4).toString('hex')}`;
    await writeFile(part, Buffer.from(await dump.arrayBuffer()));
    await rename(part, file);
    return dump;
  }
}

async function migrationsHash() {
  const hash = createHash('sha256').update(await readFile(join(MIGRATIONS, 'meta/_journal.json')));
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  for (const file of files) hash.update(await readFile(join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 16);
}
