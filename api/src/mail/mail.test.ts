import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { AccountLanguage } from 'schema/languages.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { jobs, mails } from '../db/schema.ts';
import { JobQueue } from '../jobs/index.ts';
import { createLogger } from '../logger.ts';
import { openTestDatabase } from '../testing/index.ts';
import { resetCodeMail } from '../features/accounts/mails.ts';
import { adoptMailsJob, mailJob, openOutbox } from './outbox.ts';
import { seal } from '../seal.ts';
import { startSmtp } from '../testing/smtp.ts';
import { recordingTransport } from '../testing/mail.ts';
import { mailTransport, type MailTransport } from './transport.ts';

const FROM = 'Study <no-reply@example.org>';
const MINUTE_MS = 60_000;
const key = new Uint8Array(32).fill(3);
const inTenMinutes = () => new Date(Date.now() + 10 * MINUTE_MS);
const letter = (to: string, code = '123456', language: AccountLanguage = 'en') =>
  resetCodeMail({ email: to, language }, { code, minutes: 10, publicUrl: 'https://site.example' });

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(async () => void (await database.db.delete(jobs)));

function outboxOf(transport: MailTransport) {
  const { db } = database;
  const queue = new JobQueue({ db, logger: createLogger('silent'), definitions: [mailJob(key, transport)] });
  return { ...openOutbox(key, queue), stop: () => queue.stop() };
}
const waiting = () => database.db.select().from(jobs);

test('a mail goes through a real SMTP server: text and HTML, one recipient, constant headers', async () => {
  const smtp = await startSmtp();
  const outbox = outboxOf(mailTransport({ smtpUrl: smtp.url, from: FROM, folder: '' }));
  await outbox.put(database.db, letter('reader@example.com'), inTenMinutes());
  outbox.wake();
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1));
  const [{ recipients, from, raw }] = smtp.received as [(typeof smtp.received)[0]];
  expect({ recipients, from }).toEqual({ recipients: ['reader@example.com'], from: 'no-reply@example.org' });
  const mail = await PostalMime.parse(raw);
  expect(mail.subject).toBe('Your code for a new password');
  expect(mail.text).toContain('Your code: 123456');
  expect(mail.html).toContain('https://site.example/reset-password');
  await vi.waitFor(async () => expect(await waiting()).toEqual([]));
  await outbox.stop();
  await smtp.close();
});

test('a mail in Bangla arrives as it was written', async () => {
  const smtp = await startSmtp();
  const outbox = outboxOf(mailTransport({ smtpUrl: smtp.url, from: FROM, folder: '' }));
  await outbox.put(database.db, letter('reader@example.com', '123456', 'bn'), inTenMinutes());
  outbox.wake();
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1));
  const mail = await PostalMime.parse(smtp.received[0]!.raw);
  expect(mail.subject).toBe('নতুন পাসওয়ার্ডের জন্য আপনার কোড');
  expect(mail.text).toContain('আপনার কোড: 123456');
  expect(mail.text).toContain('১০ মিনিটের মধ্যে এখানে লিখুন: https://site.example/bn/reset-password');
  expect(mail.html).toContain('<html lang="bn">');
  await outbox.stop();
  await smtp.close();
});

test.each([
  'reader@example.com\r\nBcc: thief@example.com',
  'reader@example.com, thief@example.com',
  'reader@example.com> <thief@example.com',
  '"x\r\nSubject: won" <thief@example.com>',
])('A10 an address %j is one recipient or none, and no header', async (address) => {
  const smtp = await startSmtp();
  const transport = mailTransport({ smtpUrl: smtp.url, from: FROM, folder: '' });
  await transport.send(letter(address)).catch(() => undefined);
  for (const { recipients, raw } of smtp.received) {
    expect(recipients.length).toBeLessThanOrEqual(1);
    const { headers } = await PostalMime.parse(raw);
    expect(headers.map(({ key }) => key)).not.toContain('bcc');
    expect(headers.filter(({ key }) => key === 'subject')).toHaveLength(1);
  }
  transport.close();
  await smtp.close();
});

test('without a server each mail is a file that only its owner can read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const outbox = outboxOf(mailTransport({ smtpUrl: undefined, from: FROM, folder }));
  await outbox.put(database.db, letter('reader@example.com'), inTenMinutes());
  outbox.wake();
  const file = await vi.waitFor(async () => {
    const [name] = (await readdir(folder)).filter((entry) => entry.endsWith('.eml'));
    if (!name) throw new Error('no file yet');
    return join(folder, name);
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const mail = await PostalMime.parse(await readFile(file));
  expect(mail.to).toEqual([{ name: '', address: 'reader@example.com' }]);
  await outbox.stop();
  await rm(folder, { recursive: true });
});

test('R16 an outage of the server loses no mail: it is retried, also after a restart', async () => {
  const smtp = await startSmtp();
  smtp.state.refusing = true;
  const first = outboxOf(mailTransport({ smtpUrl: smtp.url, from: FROM, folder: '' }));
  await first.put(database.db, letter('patient@example.com'), inTenMinutes());
  first.wake();
  await vi.waitFor(async () => expect((await waiting())[0]?.lastError).toMatch(/^mail not sent/));
  await first.stop();
  smtp.state.refusing = false;
  await smtp.close();
  const again = await startSmtp(smtp.port);
  const second = outboxOf(mailTransport({ smtpUrl: again.url, from: FROM, folder: '' }));
  second.wake();
  await vi.waitFor(() => expect(again.received).toHaveLength(1), { timeout: 5_000 });
  await second.stop();
  await again.close();
});

test('a mail whose code has expired is dropped, and queued mails are encrypted', async () => {
  const { sent, transport } = recordingTransport();
  const outbox = outboxOf(transport);
  await outbox.put(database.db, letter('late@example.com', '987654'), new Date(Date.now() - 1));
  const [row] = await waiting();
  const { sealed } = row!.input as { sealed: string };
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toMatch(/987654|late@example/);
  outbox.wake();
  await vi.waitFor(async () => expect(await waiting()).toEqual([]));
  expect(sent).toEqual([]);
  await outbox.stop();
});

test('two workers over one outbox send each mail once', async () => {
  const { sent, transport } = recordingTransport();
  const workers = [outboxOf(transport), outboxOf(transport)] as const;
  const people = Array.from({ length: 40 }, (_, index) => `p${index}@example.com`);
  for (const to of people) await workers[0].put(database.db, letter(to), inTenMinutes());
  for (const worker of workers) worker.wake();
  await vi.waitFor(() => expect(sent).toHaveLength(people.length));
  expect(new Set(sent).size).toBe(people.length);
  for (const worker of workers) await worker.stop();
});

test('sends what the version before left in its table, but for what an api of that version is sending', async () => {
  const { db } = database;
  const { sent, transport } = recordingTransport();
  const leaseEnds = { free: -1, taken: MINUTE_MS, beforeClockChange: 24 * 60 * MINUTE_MS };
  await db.insert(mails).values(
    Object.entries(leaseEnds).map(([name, ms]) => ({
      sealed: seal(key, JSON.stringify(letter(`${name}@example.com`))),
      nextAttemptAt: new Date(Date.now() + ms),
      expiresAt: inTenMinutes(),
    })),
  );
  const definitions = [adoptMailsJob(db), mailJob(key, transport)];
  const queue = new JobQueue({ db, logger: createLogger('silent'), definitions });
  queue.wake();
  await vi.waitFor(() => expect(sent.toSorted()).toEqual(['beforeClockChange@example.com', 'free@example.com']));
  await queue.stop();
  expect(await db.delete(mails).returning()).toHaveLength(1);
});
