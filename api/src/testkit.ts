import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createUser, openSession, type NewUser } from './accounts/store.ts';
import { signToken } from './accounts/tokens.ts';
import { BASE_PATH, createApp } from './app.ts';
import type { Database } from './db/connection.ts';
import * as schema from './db/schema.ts';
import { createLogger } from './logger.ts';
import { importQuestions } from './question-import/import.ts';
import type { QuestionDraft } from './questions/index.ts';

const HOUR_MS = 3_600_000;

/** What the calls answer, as far as tests look at it. */
export type AnyBody = {
  data: Record<string, unknown>[];
  pagination: { tab: string[]; page: number; limit: number; total: number };
  message: string;
  code: string;
};

/** An empty database in memory with all its tables. */
export async function openTestDatabase(): Promise<{ db: Database; close: () => Promise<void> }> {
  const client = await PGlite.create();
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder: fileURLToPath(new URL('./db/migrations', import.meta.url)) });
  return { db: db as unknown as Database, close: () => client.close() };
}

/** Signs a new user in and returns the token. */
export async function signIn(db: Database, secret: Uint8Array, user: Partial<NewUser> = {}): Promise<string> {
  const email = user.email ?? `${randomBytes(6).toString('hex')}@example.com`;
  const row = await createUser(db, { name: 'Test reader', ...user, email });
  const expiresAt = new Date(Date.now() + HOUR_MS);
  const sessionId = await openSession(db, row, expiresAt);
  return signToken(secret, { userId: row.userId, sessionId }, expiresAt);
}

/** Puts questions into the bank through the import. Throws if it refuses one. */
export async function seedQuestions(db: Database, drafts: QuestionDraft[]): Promise<void> {
  const report = await importQuestions({
    db,
    input: Readable.from(drafts.map((draft) => `${JSON.stringify(draft)}\n`)),
    format: 'jsonl',
    options: {},
  });
  if (report.refused > 0) throw new Error(`A seed question was refused: ${JSON.stringify(report.refusals[0])}`);
}

/** A good SBA, the `number`th of its kind; `given` overrides its fields. */
export const sampleSba = (number: number, given: Partial<QuestionDraft> = {}): QuestionDraft => ({
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
  take_away: 'Remember it.',
  references: ['A textbook, 1st ed., Chapter'],
  ...given,
});

/** The api over HTTP on a free port, over an empty database in memory. */
export async function startTestApi() {
  const { db, close: closeDatabase } = await openTestDatabase();
  const secret = randomBytes(32);
  const database = { db, ping: async () => true, close: closeDatabase };
  const server = createServer(createApp({ database, secret, logger: createLogger('silent') }));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${BASE_PATH}`;

  /** GETs a path below the base, as a visitor or with a token. */
  async function get<Body = AnyBody>(path: string, token?: string): Promise<{ status: number; body: Body }> {
    const response = await fetch(`${url}${path}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});
    return { status: response.status, body: (await response.json()) as Body };
  }

  return {
    db,
    secret,
    url,
    get,
    signIn: (user?: Partial<NewUser>) => signIn(db, secret, user),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await closeDatabase();
    },
  };
}

export type TestApi = Awaited<ReturnType<typeof startTestApi>>;
