import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { gracefulShutdown } from 'server/graceful-shutdown.ts';
import { type GoogleSettings, signingSecret } from './features/accounts/index.ts';
import { createApp } from './app.ts';
import { type Database, type OpenDatabase, openDatabase } from './db/connection.ts';
import { lockFolder } from './db/folder-lock.ts';
import { makeOwnerOnly } from './db/owner-only.ts';
import type { Env } from './env.ts';
import { backupJob, type Exports, openExports } from './export/index.ts';
import { BASE_PATH } from './http/base-path.ts';
import type { JobServices } from './features/feature.ts';
import { openBank } from './features/bank/index.ts';
import { imageFiles, type ImageFiles } from './features/images/index.ts';
import { features } from './features/index.ts';
import { JobQueue } from './jobs/index.ts';
import { deriveKey } from './keys.ts';
import { adoptMailsJob, mailJob, mailTransport, openOutbox } from './mail/index.ts';
import { type Live, openLive } from './features/notifications/index.ts';
import { openProviders } from './features/payments/providers/index.ts';
import { openPush, type PushService } from './features/push/index.ts';
import { prepareContent } from './prepare-content.ts';

const HEADERS_TIMEOUT_MS = 10_000;
// Large question files take long to upload.
const REQUEST_TIMEOUT_MS = 15 * 60_000;
const KEEP_ALIVE_MS = 65_000;
const MAX_SHUTDOWN_MS = 5_000;

export type RunningApi = { port: number; database: OpenDatabase; secret: Uint8Array; stop: () => Promise<void> };

/** Starts the api: data folder, database, content, background jobs, HTTP. Undoes all of it if a step fails. */
export async function startApi(env: Env, logger: Logger): Promise<RunningApi> {
  const cleanup = new AsyncDisposableStack();
  const stop = () => cleanup.disposeAsync();
  try {
    const { database, secret } = await openData(env, logger, cleanup);
    const { db } = database;
    const files = imageFiles(db, join(env.DATA_DIR, 'images'));
    const houseId = await database.runExclusively(() => prepareContent({ env, logger, db, secret, files }));
    const live = openLive({ db, secret, logger, redisUrl: env.REDIS_URL });
    cleanup.defer(() => live.close());
    const exports = openExports({ db, secret }, join(env.DATA_DIR, 'backups'));
    await exports.removeUnfinished();
    const providers = openProviders(env, { db, tokenKey: deriveKey(secret, 'provider tokens'), now: () => new Date() });
    const terms = { rate: env.AFFILIATE_RATE, holdHours: env.AFFILIATE_HOLD_HOURS };
    const selling = { houseId, terms, providers };
    const push = openPush(env, { db, key: deriveKey(secret, 'push') });
    cleanup.defer(() => push.close());
    const bank = openBank(db);
    const queue = openJobs({ env, logger, db, secret, cleanup, live, exports, files, selling, push, ...bank });
    const shutdown = gracefulShutdown({ maxMs: MAX_SHUTDOWN_MS });
    const app = createApp({
      database,
      secret,
      logger,
      mail: openOutbox(deriveKey(secret, 'mail'), queue),
      live,
      ...selling,
      ...bank,
      push,
      exports,
      backupHours: env.BACKUP_HOURS,
      files,
      shutdown,
      publicUrl: env.PUBLIC_URL,
      siteName: env.SITE_NAME,
      freeSittings: env.SHARED_SITTINGS_PER_WEEK,
      wallets: env.WALLETS,
      gatewayKey: env.GATEWAY_KEY,
      twoFactorMode: env.TWO_FACTOR,
      reportDays: env.REPORT_DAYS,
      quotas: { attempts: env.MAX_ATTEMPTS, papers: env.MAX_PAPERS },
      google: googleSettings(env),
    });
    const server = createServer(app);
    live.attach(server);
    const port = await listen(server, env);
    cleanup.defer(() => shutdown.shutDown(server, live.close));
    queue.wake();
    // Where `pnpm run admin` finds it.
    writeFileSync(join(env.DATA_DIR, 'address'), `http://127.0.0.1:${port}${BASE_PATH}`);
    return { port, database, secret, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openData(env: Env, logger: Logger, cleanup: AsyncDisposableStack) {
  const lock = lockFolder(env.DATA_DIR);
  cleanup.defer(() => lock.release());
  const open = makeOwnerOnly(env.DATA_DIR);
  if (open) {
    logger.warn({ path: open }, 'other accounts of this machine may read the data folder: make the api its owner');
  }
  const secret = signingSecret(env);
  const database = await openDatabase({
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    onError: (error) => logger.error({ err: error }, 'database connection lost'),
  });
  cleanup.defer(() => database.close());
  return { database, secret };
}

type Start = { env: Env; logger: Logger; db: Database; secret: Uint8Array; cleanup: AsyncDisposableStack };

type JobOptions = Start &
  Pick<JobServices, 'questions'> & {
    live: Live;
    exports: Exports;
    files: ImageFiles;
    selling: Pick<JobServices, 'houseId' | 'terms' | 'providers'>;
    push: PushService;
  };

function openJobs({ env, logger, secret, cleanup, exports, selling, ...shared }: JobOptions) {
  const transport = mailTransport({ smtpUrl: env.SMTP_URL, from: senderOf(env), folder: join(env.DATA_DIR, 'outbox') });
  logger.info(`mail goes ${transport.describe}`);
  const { db } = shared;
  const services: JobServices = {
    ...shared,
    ...selling,
    now: () => new Date(),
    logger,
    mail: openOutbox(deriveKey(secret, 'mail'), { wake: () => queue.wake() }),
    newsHour: env.NEWS_HOUR,
    publicUrl: env.PUBLIC_URL,
    siteName: env.SITE_NAME,
  };
  const queue: JobQueue = new JobQueue({
    db,
    logger,
    definitions: [
      ...features.flatMap(({ jobs }) => jobs?.(services) ?? []),
      mailJob(deriveKey(secret, 'mail'), transport),
      adoptMailsJob(db),
      // PostgreSQL's are made by deploy/backup.
      ...(env.DATABASE_URL || env.BACKUP_HOURS === 0
        ? []
        : [backupJob({ db, exports, logger, hours: env.BACKUP_HOURS, retention: retentionOf(env) })]),
    ],
  });
  cleanup.defer(async () => {
    // Closing the exports ends a backup.
    await Promise.all([queue.stop(), exports.close()]);
    transport.close();
  });
  return queue;
}

const retentionOf = (env: Env) => ({
  days: env.BACKUP_DAYS,
  weeks: env.BACKUP_WEEKS,
  months: env.BACKUP_MONTHS,
});

// A name may have a comma.
const senderOf = ({ MAIL_FROM, SITE_NAME }: Env) =>
  MAIL_FROM ?? `"${SITE_NAME.replaceAll(/["\\]/g, '')}" <no-reply@localhost>`;

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
