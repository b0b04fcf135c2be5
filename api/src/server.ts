import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type GoogleSettings, signingSecret, sweepExpired } from './features/accounts/index.ts';
import { createApp } from './app.ts';
import { type OpenDatabase, openDatabase } from './db/connection.ts';
import { lockFolder } from './db/folder-lock.ts';
import { makeOwnerOnly } from './db/owner-only.ts';
import type { Env } from './env.ts';
import { openBackups, openExports } from './export/index.ts';
import { BASE_PATH } from './http/base-path.ts';
import { departure } from './http/departure.ts';
import { imageFiles } from './features/images/index.ts';
import { deriveKey } from './keys.ts';
import { mailTransport, openOutbox } from './mail/index.ts';
import { openLive } from './features/notifications/index.ts';
import { prepareContent } from './prepare-content.ts';
import { endPlans } from './features/purchases/index.ts';

const HEADERS_TIMEOUT_MS = 10_000;
// A large question file takes its time to arrive.
const REQUEST_TIMEOUT_MS = 15 * 60_000;
const KEEP_ALIVE_MS = 65_000;
const SWEEP_EVERY_MS = 3_600_000;
const PLANS_EVERY_MS = 60_000;

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
    const open = makeOwnerOnly(env.DATA_DIR);
    if (open)
      logger.warn({ path: open }, 'other accounts of this machine may read the data folder: make the api its owner');
    const secret = signingSecret(env);
    const database = await openDatabase({
      dataDir: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      onError: (error) => logger.error({ err: error }, 'database connection lost'),
    });
    undo.push(() => database.close());
    const { db } = database;
    const files = imageFiles(db, join(env.DATA_DIR, 'images'));
    const houseId = await database.inTurn(() => prepareContent({ env, logger, db, secret, files }));
    const transport = mailTransport({
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      folder: join(env.DATA_DIR, 'outbox'),
    });
    const mail = openOutbox({ db: database.db, key: deriveKey(secret, 'mail'), transport, logger });
    undo.push(() => mail.stop());
    logger.info(`mail goes ${transport.describe}`);
    mail.wake();
    undo.push(every(SWEEP_EVERY_MS, 'sweep', () => sweepExpired(database.db), logger));
    await endPlans(database.db, new Date());
    undo.push(every(PLANS_EVERY_MS, 'end of plans', () => endPlans(database.db, new Date()), logger));
    const live = openLive({ db: database.db, secret, logger, redisUrl: env.REDIS_URL });
    undo.push(() => live.close());
    const exports = openExports({ db, secret }, join(env.DATA_DIR, 'backups'));
    undo.push(() => exports.close());
    // PostgreSQL has its own means: docs/operations.md.
    const backups = openBackups({ db, exports, hours: env.DATABASE_URL ? 0 : env.BACKUP_HOURS, logger });
    undo.push(() => backups.stop());
    await backups.start();
    const leaving = departure();
    const app = createApp({
      database,
      secret,
      logger,
      mail,
      live,
      houseId,
      publicUrl: env.PUBLIC_URL,
      exports,
      files,
      terms: { rate: env.AFFILIATE_RATE, holdHours: env.AFFILIATE_HOLD_HOURS },
      gatewayKey: env.GATEWAY_KEY,
      google: googleSettings(env),
      leaving,
    });
    const server = createServer(app);
    live.attach(server);
    const port = await listen(server, env);
    undo.push(() => leaving.leave(server, live.close));
    // Where `pnpm run admin` finds it.
    writeFileSync(join(env.DATA_DIR, 'address'), `http://127.0.0.1:${port}${BASE_PATH}`);
    return { port, database, secret, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Does something again and again. Returns how to stop. */
function every(ms: number, what: string, work: () => Promise<void>, logger: Logger): () => void {
  const timer = setInterval(() => {
    work().catch((error: unknown) => logger.error({ err: error }, `${what} failed`));
  }, ms);
  return () => clearInterval(timer);
}

function googleSettings(env: Env): GoogleSettings | undefined {
  if (!env.GOOGLE_CLIENT_ID || !env.GOOGLE_CLIENT_SECRET) return undefined;
  return {
    issuer: env.GOOGLE_ISSUER,
    clientId: env.GOOGLE_CLIENT_ID,
    clientSecret: env.GOOGLE_CLIENT_SECRET,
    redirectUri: env.GOOGLE_REDIRECT_URI ?? `${env.PUBLIC_URL}/auth/google/callback`,
  };
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
