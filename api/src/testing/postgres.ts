import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../db/connection.ts';
import { ask, startTestServer, type TestServer, urlOf } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server of DATABASE_URL, where it is set. */
    databaseUrl?: string;
    /** The server of the whole run, in the project whose tests all run on PostgreSQL. */
    testServer?: TestServer;
  }
}

/** The server on which all tests of this project run; undefined where they run on PGlite. */
export const sharedServer = (): TestServer | undefined => inject('testServer');

/** A database, and the address under which programs open the same one; an embedded one has none. */
export type TestDatabase = OpenDatabase & { url?: string };

/** An empty database with all its tables in a real PostgreSQL server, opened as a role that is no superuser. */
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

/** A database without tables, for programs: its address, as its owner, and what drops it. */
export const newTestPostgres = (server: TestServer): Promise<{ url: string; drop: () => Promise<void> }> =>
  createOn(server, 'template0');

async function createOn({ makerUrl, templateUrl, owner, prefix }: TestServer, template: string) {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  await ask(makerUrl, `create database ${name} template ${template} owner ${owner}`);
  return {
    url: urlOf(templateUrl, name),
    // It is refused where a connection was left open.
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
