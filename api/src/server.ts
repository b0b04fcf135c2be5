import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type GoogleSettings, signingSecret, sweepExpired } from './features/accounts/index.ts';
import { createApp } from './app.ts';
import { type Database, type OpenDatabase, openDatabase } from './db/connection.ts';
import { lockFolder } from './db/folder-lock.ts';
import { makeOwnerOnly } from './db/owner-only.ts';
import type { Env } from './env.ts';
import { openBackups, openExports } from './export/index.ts';
import { BASE_PATH } from './http/base-path.ts';
import { gracefulShutdown } from './http/graceful-shutdown.ts';
import { imageFiles } from './features/images/index.ts';
import { deriveKey } from './keys.ts';
import { mailTransport, openOutbox, type Outbox } from './mail/index.ts';
import { openLive } from './features/notifications/index.ts';
import { prepareContent } from './prepare-content.ts';
import { endPlans } from './features/purchases/index.ts';

const HEADERS_TIMEOUT_MS = 10_000;
// Large question files take long to upload.
const REQUEST_TIMEOUT_MS = 15 * 60_000;
const KEEP_ALIVE_MS = 65_000;
const SWEEP_EVERY_MS = 3_600_000;
const PLANS_EVERY_MS = 60_000;

export type RunningApi = { port: number; database: OpenDatabase; secret: Uint8Array; stop: () => Promise<void> };

/** Starts the api: data folder, database, content, background jobs, HTTP. Undoes all of it if a step fails. */
export async function startApi(env: Env, logger: Logger): Promise<RunningApi> {
  const closers: (() => unknown)[] = [];
  const stop = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  try {
    const lock = lockFolder(env.DATA_DIR);
    closers.push(() => lock.release());
    warnIfReadableByOthers(env.DATA_DIR, logger);
    const secret = signingSecret(env);
    const database = await openDatabase({
      dataDir: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      onError: (error) => logger.error({ err: error }, 'database connection lost'),
    });
    closers.push(() => database.close());
    const { db } = database;
    const files = imageFiles(db, join(env.DATA_DIR, 'images'));
    const houseId = await database.runExclusively(() => prepareContent({ env, logger, db, secret, files }));
    const mail = openMail(db, secret, env, logger);
    closers.push(() => mail.stop());
    closers.push(await startJobs(db, logger));
    const live = openLive({ db, secret, logger, redisUrl: env.REDIS_URL });
    closers.push(() => live.close());
    const exports = openExports({ db, secret }, join(env.DATA_DIR, 'backups'));
    closers.push(() => exports.close());
    // PostgreSQL has its own means: docs/operations.md.
    const backups = openBackups({ db, exports, hours: env.DATABASE_URL ? 0 : env.BACKUP_HOURS, logger });
    closers.push(() => backups.stop());
    await backups.start();
    const shutdown = gracefulShutdown();
    const app = createApp({
      database,
      secret,
      logger,
      mail,
      live,
      houseId,
      exports,
      files,
      shutdown,
      publicUrl: env.PUBLIC_URL,
      terms: { rate: env.AFFILIATE_RATE, holdHours: env.AFFILIATE_HOLD_HOURS },
      gatewayKey: env.GATEWAY_KEY,
      google: googleSettings(env),
    });
    const server = createServer(app);
    live.attach(server);
    const port = await listen(server, env);
    closers.push(() => shutdown.stop(server, live.close));
    // `pnpm run admin` reads the address here.
    writeFileSync(join(env.DATA_DIR, 'address'), `http://127.0.0.1:${port}${BASE_PATH}`);
    return { port, database, secret, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function warnIfReadableByOthers(folder: string, logger: Logger): void {
  const path = makeOwnerOnly(folder);
  if (path) logger.warn({ path }, 'other accounts of this machine may read the data folder: make the api its owner');
}

function openMail(db: Database, secret: Uint8Array, env: Env, logger: Logger): Outbox {
  const folder = join(env.DATA_DIR, 'outbox');
  const transport = mailTransport({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, folder });
  const mail = openOutbox({ db, key: deriveKey(secret, 'mail'), transport, logger });
  logger.info(`mail goes ${transport.describe}`);
  mail.wake();
  return mail;
}

/** Returns the function that stops the jobs. */
async function startJobs(db: Database, logger: Logger): Promise<() => void> {
  await endPlans(db, new Date());
  const stopSweep = every(SWEEP_EVERY_MS, 'sweep', () => sweepExpired(db), logger);
  const stopPlans = every(PLANS_EVERY_MS, 'end of plans', () => endPlans(db, new Date()), logger);
  return () => {
    stopPlans();
    stopSweep();
  };
}

/** Returns the function that stops it. */
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
