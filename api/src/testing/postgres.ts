import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../db/connection.ts';
import { ask, startTestServer, type TestServer, urlOf } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** DATABASE_URL, if set. */
    databaseUrl?: string;
    /** Only in project `api-postgres`. */
    testServer?: TestServer;
  }
}

/** Undefined if the project's tests run on PGlite. */
export const sharedServer = (): TestServer | undefined => inject('testServer');

/** `url` is for programs that open the same database. */
export type TestDatabase = OpenDatabase & { url?: string };

/** Migrated and empty, on a real PostgreSQL server, as a role that is no superuser. */
export async function openTestPostgres(): Promise<TestDatabase> {
  const shared = sharedServer();
  if (shared) return openOn(shared);
  const { server, stop } = await startTestServer(inject('databaseUrl'));
  const database = await openOn(server);
  return {
    ...database,
    close: async () => {
      await database.close();
      await stop();
    },
  };
}

/** Without tables. `url` connects as the owner. */
export const newTestPostgres = (server: TestServer): Promise<{ url: string; drop: () => Promise<void> }> =>
  createOn(server, 'template0');

async function createOn({ makerUrl, templateUrl, owner, prefix }: TestServer, template: string) {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await ask(makerUrl, `create database ${name} template ${template} owner ${owner}`);
  return {
    url: urlOf(templateUrl, name),
    // Fails if a connection was left open.
    drop: async () => void (await ask(makerUrl, `drop database ${name}`)),
  };
}

async function openOn(server: TestServer): Promise<TestDatabase> {
  const { url, drop } = await createOn(server, new URL(server.templateUrl).pathname.slice(1));
  const database = await openDatabase({ dataDir: tmpdir(), databaseUrl: url, onError: () => undefined });
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}
