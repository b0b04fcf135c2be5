import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expectContractResponse } from 'schema/rest/contract.ts';
import { ensureHouse, passwordHasher } from '../features/accounts/index.ts';
import { openSession } from '../features/accounts/sessions.ts';
import { createUser, type NewUser } from '../features/accounts/store.ts';
import { signToken } from '../features/accounts/tokens.ts';
import { createApp, type AppOptions } from '../app.ts';
import type { Database } from '../db/connection.ts';
import { openExports } from '../export/index.ts';
import { BASE_PATH } from '../http/base-path.ts';
import { openBank } from '../features/bank/index.ts';
import { imageFiles } from '../features/images/index.ts';
import { deriveKey } from '../keys.ts';
import { createLogger } from '../logger.ts';
import { JobQueue } from '../jobs/index.ts';
import { mailJob, openOutbox } from '../mail/index.ts';
import type { Mail } from '../mail/index.ts';
import type { MailTransport } from '../mail/transport.ts';
import { openLive } from '../features/notifications/index.ts';
import { openPush } from '../features/push/index.ts';
import { importQuestions } from '../features/exchange/import/import.ts';
import type { QuestionDraft } from '../features/bank/draft/question.ts';
import { openTestDatabase } from './database.ts';

export { openTestDatabase };

const HOUR_MS = 3_600_000;

export type AnyBody = {
  data: Record<string, unknown>[];
  pagination: { tab: string[]; page: number; limit: number; total: number };
  message: string;
  code: string;
};

async function signIn(db: Database, secret: Uint8Array, user: Partial<NewUser> = {}): Promise<string> {
  const email = user.email ?? `${randomBytes(6).toString('hex')}@example.com`;
  const row = (await createUser(db, { name: 'Test reader', emailVerifiedAt: new Date(), ...user, email }))!;
  const expiresAt = new Date(Date.now() + HOUR_MS);
  const sessionId = await openSession(db, row, expiresAt);
  return signToken(secret, { userId: row.userId, sessionId }, expiresAt);
}

/** Throws if the import refuses a question. */
export async function seedQuestions(db: Database, drafts: QuestionDraft[]): Promise<void> {
  const report = await importQuestions({
    db,
    input: Readable.from(drafts.map((draft) => `${JSON.stringify(draft)}\n`)),
    format: 'jsonl',
    options: {},
  });
  if (report.refused > 0) throw new Error(`A seed question was refused: ${JSON.stringify(report.refusals[0])}`);
}

/** A valid SBA, distinct by `number`. */
export const sampleSba = (number: number, overrides: Partial<QuestionDraft> = {}): QuestionDraft => ({
  type: 'SBA',
  subject: 'ANAT',
  prof: '_1',
  chapter: 'Thorax',
  topic: 'Heart',
  appearances: [{ board: 'DHK', year: 2024, sitting: 'May' }],
  stem: `Which structure is number ${number}?`,
  options: ['one', 'two', 'three', 'four', 'five'].map((text, index) => ({
    text: `Structure ${text} of ${number}`,
    correct: index === 2,
    reason: `Reason ${text}`,
  })),
  explanation: 'Because it is so.',
  explanation_bn: 'কারণ এটাই সত্য।',
  take_away: 'Remember it.',
  references: ['A textbook, 1st ed., Chapter'],
  ...overrides,
});

const TEST_ORIGIN = 'http://localhost:4000';

/** A transport that records mails. */
function memoryTransport(): MailTransport & { sent: Mail[] } {
  const sent: Mail[] = [];
  return { sent, send: async (message) => void sent.push(message), close: () => undefined, describe: 'nowhere' };
}

type CallOptions = { token?: string | undefined; body?: unknown; ip?: string; headers?: Record<string, string> };

type TestOptions = Partial<
  Pick<
    AppOptions,
    | 'backupHours'
    | 'freeSittings'
    | 'google'
    | 'gatewayKey'
    | 'logger'
    | 'now'
    | 'passwords'
    | 'providers'
    | 'publicUrl'
    | 'quotas'
    | 'reportDays'
    | 'secret'
    | 'wallets'
    | 'twoFactorMode'
  >
> & {
  transport?: MailTransport;
  open?: typeof openTestDatabase;
  redisUrl?: string;
  /** Whether reminders go to push services on this machine. */
  pushesToPrivate?: boolean;
  /** How often sockets' sessions are checked. */
  recheckMs?: number;
};

function clientOf(url: string) {
  /** `ip` becomes the gateway's address header. */
  async function call<Body = AnyBody>(method: string, path: string, options: CallOptions = {}) {
    const { token, body, ip, headers = {} } = options;
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(ip && { 'client-ip': ip }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body),
      }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const { status, headers: responseHeaders } = response;
    const result = (isJson ? JSON.parse(text) : text) as Body;
    // Every response of every test is checked against the OpenAPI document.
    expectContractResponse({ method, path, status, headers: responseHeaders, body: result });
    return { status, body: result, headers: responseHeaders };
  }

  async function get<Body = AnyBody>(path: string, token?: string): Promise<{ status: number; body: Body }> {
    const { status, body } = await call<Body>('GET', path, { token });
    return { status, body };
  }

  return { call, get };
}

// The tests hash thousands of passwords. Those about the real cost pass `passwordHasher()`.
const CHEAP_HASH = { memoryCost: 64, timeCost: 1, parallelism: 1 };

/** With an empty database and its own data folder. */
export async function startTestApi({
  transport,
  open = openTestDatabase,
  redisUrl,
  recheckMs,
  pushesToPrivate = false,
  ...overrides
}: TestOptions = {}) {
  const database = await open();
  const { db } = database;
  const secret = overrides.secret ?? randomBytes(32);
  const logger = overrides.logger ?? createLogger('silent');
  const dataDir = await mkdtemp(join(tmpdir(), 'api-test-'));
  const mails = memoryTransport();
  const key = deriveKey(secret, 'mail');
  const queue = new JobQueue({ db, logger, definitions: [mailJob(key, transport ?? mails)] });
  const mail = openOutbox(key, queue);
  const live = openLive({ db, secret, logger, redisUrl, recheckMs });
  const { passwords = passwordHasher(CHEAP_HASH) } = overrides;
  const houseId = await ensureHouse(db);
  const options: AppOptions = {
    database,
    secret,
    mail,
    live,
    houseId,
    publicUrl: TEST_ORIGIN,
    siteName: 'A site',
    exports: openExports({ db, secret }, join(dataDir, 'backups')),
    backupHours: 1,
    ...openBank(db),
    files: imageFiles(db, join(dataDir, 'images')),
    freeSittings: 1,
    terms: { rate: 0.1, holdHours: 48 },
    providers: [],
    push: openPush({ PUSH_PRIVATE_TARGETS: pushesToPrivate, SITE_EMAIL: 'help@example.com' }, { db, key }),
    wallets: [],
    twoFactorMode: 'optional',
    reportDays: 0,
    quotas: { attempts: 200_000, papers: 5_000 },
    ...overrides,
    logger,
    passwords,
  };
  const server = createServer(createApp(options));
  // On a busy machine two calls are 5 s apart, and the second would hit a closing connection.
  server.keepAliveTimeout = 60_000;
  live.attach(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${BASE_PATH}`;

  const { call, get } = clientOf(url);

  return {
    options,
    db,
    databaseUrl: database.url,
    secret,
    url,
    port,
    dataDir,
    mail,
    live,
    mails: mails.sent,
    passwords,
    houseId,
    call,
    get,
    signIn: (user?: Partial<NewUser>) => signIn(db, secret, user),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await live.close();
      await closed;
      await queue.stop();
      await database.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;
