import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { oneTimeCodes } from '../../db/schema.ts';
import { rateLimits } from '../../http/rate-limits.ts';
import { createLogger } from '../../logger.ts';
import { openTestPostgres } from '../../testing/postgres.ts';
import { JobQueue } from '../../jobs/index.ts';
import { mailJob, openOutbox } from '../../mail/index.ts';
import { resetCodeMail } from './mails.ts';
import { recordingTransport } from '../../testing/mail.ts';
import { oneTimeCodeStore } from './one-time-codes.ts';
import { issueSignInCode, redeemSignInCode } from './google/sign-in-codes.ts';
import { createUser } from './store.ts';

let database: Awaited<ReturnType<typeof openTestPostgres>>;
beforeAll(async () => {
  database = await openTestPostgres();
});
afterAll(() => database.close());

const holder = { purpose: 'reset', address: 'a2@example.com' } as const;

test('A2 checks five of 1,000 parallel guesses over ten connections', async () => {
  const { db } = database;
  const codes = oneTimeCodeStore(new Uint8Array(32).fill(1));
  const { code } = await codes.issue(db, holder);
  const wrong = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(6, '0')).filter(
    (one) => one !== code,
  );
  const results = await Promise.all(wrong.map((guess) => codes.redeem(db, holder, guess)));
  expect(results.some(Boolean)).toBe(false);
  const [row] = await db.select().from(oneTimeCodes).where(eq(oneTimeCodes.address, holder.address));
  expect(row!.attempts).toBe(5);
  expect(await codes.redeem(db, holder, code)).toBe(false);
});

test('A2 the right code sent 200 times in parallel works once', async () => {
  const { db } = database;
  const codes = oneTimeCodeStore(new Uint8Array(32).fill(1));
  const { code } = await codes.issue(db, holder);
  const results = await Promise.all(Array.from({ length: 200 }, () => codes.redeem(db, holder, code)));
  expect(results.filter(Boolean)).toHaveLength(1);
});

test('parallel requests for a code leave one that works', async () => {
  const { db } = database;
  const codes = oneTimeCodeStore(new Uint8Array(32).fill(1));
  const issued = await Promise.all(Array.from({ length: 20 }, () => codes.issue(db, holder)));
  const distinct = [...new Set(issued.map(({ code }) => code))];
  let good = 0;
  for (const code of distinct) {
    await db.update(oneTimeCodes).set({ attempts: 0 });
    if (await codes.redeem(db, holder, code)) good += 1;
  }
  expect(good).toBe(1);
});

test('A5 a limit of five lets five of 500 in parallel through', async () => {
  const limits = rateLimits(database.db, new Uint8Array(32));
  const limit = { name: 'parallel', points: 5, seconds: 60 };
  const results = await Promise.allSettled(Array.from({ length: 500 }, () => limits.spend(limit, 'somebody')));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

test('A8 a sign-in code exchanged 100 times in parallel is one token', async () => {
  const { db } = database;
  const user = (await createUser(db, { name: 'Somebody', email: 'once@example.com' }))!;
  const code = await issueSignInCode(db, { user, challenge: undefined });
  const results = await Promise.all(
    Array.from({ length: 100 }, () => redeemSignInCode(db, { code, verifier: undefined })),
  );
  expect(results.filter((signedIn) => signedIn !== undefined).map(({ id }) => id)).toEqual([user.id]);
});

test('an email signed up 50 times in parallel is one account', async () => {
  const made = await Promise.all(
    Array.from({ length: 50 }, () => createUser(database.db, { name: 'Racer', email: 'racer@example.com' })),
  );
  expect(made.filter(Boolean)).toHaveLength(1);
});

test('R16 three workers over one outbox send each of 120 mails once', async () => {
  const { db } = database;
  const { sent, transport } = recordingTransport();
  const key = new Uint8Array(32);
  const definitions = [mailJob(key, transport)];
  const workers = [1, 2, 3].map(() => new JobQueue({ db, logger: createLogger('silent'), definitions }));
  const outbox = openOutbox(key, workers[0]!);
  const expiresAt = new Date(Date.now() + 60_000);
  for (let index = 0; index < 120; index += 1) {
    const to = `reader-${index}@example.com`;
    await outbox.put(
      db,
      resetCodeMail({ email: to, language: 'en' }, { code: '000000', minutes: 10, publicUrl: '' }),
      expiresAt,
    );
  }
  for (const worker of workers) worker.wake();
  await vi.waitFor(() => expect(new Set(sent).size).toBe(120), { timeout: 10_000 });
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(sent).toHaveLength(120);
});
