import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { ensureAdmin, signingSecret } from './accounts/index.ts';
import { BASE_PATH, createApp } from './app.ts';
import { loadSampleContent } from './content/sample.ts';
import { type OpenDatabase, openDatabase } from './db/connection.ts';
import { lockFolder } from './db/folder-lock.ts';
import type { Env } from './env.ts';

const HEADERS_TIMEOUT_MS = 10_000;
// A large question file takes its time to arrive.
const REQUEST_TIMEOUT_MS = 15 * 60_000;
const KEEP_ALIVE_MS = 65_000;
const DRAIN_MS = 5_000;

export type RunningApi = { port: number; database: OpenDatabase; secret: Uint8Array; stop: () => Promise<void> };

/** Starts the api: data folder, database, admin, sample content, HTTP. Undoes all of it if a step fails. */
export async function startApi(env: Env, logger: Logger): Promise<RunningApi> {
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    const lock = lockFolder(env.DATA_DIR);
    undo.push(() => lock.release());
    const database = await openDatabase({
      dataDir: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      onError: (error) => logger.error({ err: error }, 'database connection lost'),
    });
    undo.push(() => database.close());
    const secret = signingSecret(env.DATA_DIR, env.JWT_SECRET);
    await ensureAdmin(database.db, secret, env.DATA_DIR);
    if (env.SAMPLE_CONTENT) await loadSampleContent(database.db, logger);
    const server = createServer(createApp({ database, secret, logger }));
    const port = await listen(server, env);
    undo.push(() => close(server));
    // Where `pnpm run admin` finds it.
    writeFileSync(join(env.DATA_DIR, 'address'), `http://127.0.0.1:${port}${BASE_PATH}`);
    return { port, database, secret, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function listen(server: Server, { PORT, HOST }: Env): Promise<number> {
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Lets requests under way finish, then ends what is left. */
async function close(server: Server) {
  const closed = new Promise((resolve) => server.close(resolve));
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(cut);
}
