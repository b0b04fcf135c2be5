import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPlans } from '../affiliate/testkit.ts';
import { users } from '../db/schema.ts';
import { startAdmin, type Admin } from './testkit.ts';

const EXAMPLE = fileURLToPath(new URL('../../examples/questions.csv', import.meta.url));

let office: Admin;
beforeAll(async () => {
  office = await startAdmin();
});
afterAll(() => office.close());

const admin: Admin['admin'] = (...given) => office.admin(...given);

test('imports the example file, and a second time changes nothing', async () => {
  expect(await admin(['import-questions', EXAMPLE, '--dry-run'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Dry run, nothing stored\. 4 rows: 4 imported/),
  });
  expect(await admin(['import-questions', EXAMPLE])).toMatchObject({
    code: 0,
    out: expect.stringContaining('4 imported'),
  });
  const { out } = await admin(['import-questions', EXAMPLE, '--json']);
  expect(JSON.parse(out)).toMatchObject({ rows: 4, unchanged: 4, refusals: [] });
});

test('lists refused rows by line and reason', async () => {
  writeFileSync(join(office.folder, 'q.txt'), 'Q\nA. x\nB. y\nANSWER: A\n\nbad\n');
  const args = ['import-questions', 'q.txt', '--format', 'aiken', '--subject', 'PHYS'];
  const done = await admin(args);
  expect(done).toMatchObject({ code: 0, err: expect.stringMatching(/^line 6: no options/m) });
  expect(await admin([...args, '--all-or-nothing'])).toMatchObject({
    code: 1,
    out: expect.stringContaining('Nothing stored'),
  });
});

test.each([
  [['notify', '--help'], 0, '--all | --user ID'],
  [['notify', '--title', 'T', '--message', 'M'], 2, 'either --all or --user'],
  [['notify', '--all', '--user', 'X', '--title', 'T', '--message', 'M'], 2, 'either --all or --user'],
  [['notify', '--user', 'NOBODY', '--title', 'T', '--message', 'M'], 1, 'There is no user NOBODY'],
  [['grant-plan', '--user', 'NOBODY'], 2, 'give --user and --plan'],
  [['refund', '--purchase', '1', '--user', 'X'], 2, 'give either --purchase'],
  [['complete-withdrawal'], 2, 'give --user'],
  [['reject-withdrawal', '--user', 'NOBODY'], 1, 'There is no user NOBODY'],
  [['withdrawals'], 0, 'None waits.'],
  [['import-questions', '--help'], 0, '--all-or-nothing'],
  [['--help'], 0, 'import-questions'],
  [[], 2, 'Usage'],
  [['fly'], 2, 'no command fly'],
  [['import-questions'], 2, 'give one file'],
  [['import-questions', 'a.txt'], 2, 'give --format'],
  [['import-questions', 'a.csv', '--colour'], 2, '--colour'],
  [['import-questions', 'a.jsonl', '--format', 'medmcqa'], 2, 'never guessed'],
  [['import-questions', 'missing.csv'], 1, 'There is no file'],
  [['import-questions', EXAMPLE, '--board', 'XYZ', '--year', '2020'], 1, 'board must be one of'],
])('%j ends with %i and says %s', async (args, code, message) => {
  const { out, err, code: ended } = await admin(args);
  expect(out + err).toContain(message);
  expect(ended).toBe(code);
});

test('sends a notification, records a purchase and gives it back, each once', async () => {
  const { api } = office;
  await seedPlans(api.db);
  await api.signIn({ name: 'Buyer', email: 'buyer@example.com' });
  const [buyer] = await api.db.select().from(users).where(eq(users.email, 'buyer@example.com'));
  const user = ['--user', buyer!.userId];
  const sent = await admin(['notify', ...user, '--title', 'Hello', '--message', 'Words', '--json']);
  expect(JSON.parse(sent.out)).toMatchObject({ title: 'Hello', message: 'Words', isRead: false });
  const plan = [...user, '--plan', 'full', '--duration', 'Lifetime'];
  expect((await admin(['grant-plan', ...plan])).out).toMatch(
    /^Purchase \d+: full \(Lifetime\) for Tk 5000, open without end/,
  );
  expect((await admin(['grant-plan', ...plan])).out).toMatch(/^Nothing changed/);
  const refund = ['refund', ...user, '--plan', 'full'];
  expect((await admin(refund)).out).toMatch(/^Purchase \d+ refunded: Tk 5000/);
  expect(JSON.parse((await admin([...refund, '--json'])).out)).toMatchObject({ changed: false, price: 5000 });
});

test('says what is wrong when the api or its token is not there', async () => {
  const args = ['import-questions', EXAMPLE];
  expect(await admin(args, { API_URL: 'http://127.0.0.1:9/x' })).toMatchObject({
    code: 1,
    err: expect.stringContaining('Is it running?'),
  });
  expect(await admin(args, { DATA_DIR: '/nowhere' })).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no /nowhere/admin-token'),
  });
});
