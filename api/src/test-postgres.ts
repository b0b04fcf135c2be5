import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from './db/connection.ts';
import { ask, startTestServer, type TestServer, urlOf } from './test-postgres-server.ts';

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

/** An empty database with all its tables in a real PostgreSQL server, opened as a role that is no superuser. */
export async function openTestPostgres(): Promise<OpenDatabase> {
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

async function openOn({ makerUrl, templateUrl, owner, prefix }: TestServer): Promise<OpenDatabase> {
  const name = `${prefix}_${randomBytes(6).toString('hex')}`;
  const template = new URL(templateUrl).pathname.slice(1);
  await ask(makerUrl, `create database ${name} template ${template} owner ${owner}`);
  const database = await openDatabase({
    dataDir: tmpdir(),
    databaseUrl: urlOf(templateUrl, name),
    onError: () => undefined,
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      // It is refused where a connection was left open.
      await ask(makerUrl, `drop database ${name}`);
    },
  };
}
