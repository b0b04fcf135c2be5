import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPlans } from '../testing/affiliate.ts';
import { users } from '../db/schema.ts';
import { createUser } from '../testing/people.ts';
import { startAdmin, type Admin } from '../testing/admin.ts';

const EXAMPLE = fileURLToPath(new URL('../../examples/questions.csv', import.meta.url));

let office: Admin;
beforeAll(async () => {
  office = await startAdmin();
});
afterAll(() => office.close());

const admin: Admin['admin'] = (...args) => office.admin(...args);

test('imports the example file, and a second time changes nothing', async () => {
  expect(await admin(['import-questions', '--publish', EXAMPLE, '--dry-run'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Dry run, nothing stored\. 4 rows: 4 imported/),
  });
  expect(await admin(['import-questions', '--publish', EXAMPLE])).toMatchObject({
    code: 0,
    out: expect.stringContaining('4 imported'),
  });
  const { out } = await admin(['import-questions', '--publish', EXAMPLE, '--json']);
  expect(JSON.parse(out)).toMatchObject({ rows: 4, unchanged: 4, refusals: [] });
});

test('lists rejected rows by line and reason', async () => {
  writeFileSync(join(office.folder, 'q.txt'), 'Q\nA. x\nB. y\nANSWER: A\n\nbad\n');
  const args = ['import-questions', '--publish', 'q.txt', '--format', 'aiken', '--subject', 'PHYS'];
  const done = await admin(args);
  expect(done).toMatchObject({ code: 0, err: expect.stringMatching(/^line 6: no options/m) });
  expect(await admin([...args, '--all-or-nothing'])).toMatchObject({
    code: 1,
    out: expect.stringContaining('Nothing stored'),
  });
});

test('explains why nothing of a file is stored, and exits with 1', async () => {
  writeFileSync(join(office.folder, 'bad.csv'), 'Question,Notes,correct\nWhich?,mine,B\n');
  const unknown = await admin(['import-questions', '--publish', 'bad.csv']);
  expect(unknown).toMatchObject({
    code: 1,
    err: expect.stringContaining('a column "Notes" that the template does not know.'),
  });
  const mapped = [
    'import-questions',
    '--publish',
    'bad.csv',
    '--map',
    'Question=stem',
    '--map',
    'Notes=',
    '--type',
    'SBA',
  ];
  for (const dry of [[], ['--dry-run']]) {
    expect(await admin([...mapped, ...dry])).toMatchObject({
      code: 1,
      out: expect.stringMatching(/nothing stored\. 1 rows: 0 imported.* 1 refused/i),
      err: expect.stringContaining('line 2: correct names option B, which is not there'),
    });
  }
  writeFileSync(join(office.folder, 'paper.pptx'), 'PK\x03\x04'.padEnd(26, '\0') + '\x04\0\0\0ppt/');
  expect(await admin(['import-questions', '--publish', 'paper.pptx'])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/a presentation \(pptx\).*The import reads csv, xlsx/),
  });
});

test('counts warnings, and imports rows without their pictures with --drop-pictures', async () => {
  const row = {
    type: 'SBA',
    subject: 'ANAT',
    stem: 'Which? <img src=x>',
    options: [
      { text: 'a', correct: true },
      { text: 'b', correct: false },
    ],
  };
  writeFileSync(join(office.folder, 'p.jsonl'), JSON.stringify(row));
  const refused = await admin(['import-questions', '--publish', 'p.jsonl']);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('--drop-pictures') });
  const args = ['import-questions', '--publish', 'p.jsonl', '--drop-pictures'];
  expect(await admin([...args, '--dry-run'])).toMatchObject({
    code: 0,
    out: expect.stringContaining('0 refused, 1 warning ('),
    err: 'line 1: warning: dropped: a picture (stem)\n',
  });
  const { out } = await admin([...args, '--json']);
  expect(JSON.parse(out)).toMatchObject({ warned: 1, warnings: [{ line: 1, message: 'dropped: a picture (stem)' }] });
});

test.each([
  [['notify', '--help'], 0, '--all | --user USER'],
  [['find-user', '--help'], 0, 'TEXT'],
  [['find-user'], 2, 'give one TEXT'],
  [['find-user', 'nobody@example.com'], 0, 'Nobody.'],
  [['notify', '--title', 'T', '--message', 'M'], 2, 'either --all or --user'],
  [['notify', '--all', '--user', 'X', '--title', 'T', '--message', 'M'], 2, 'either --all or --user'],
  [['notify', '--user', 'NOBODY', '--title', 'T', '--message', 'M'], 1, 'There is no user NOBODY'],
  [['grant-plan', '--user', 'NOBODY'], 2, 'give --user and --plan'],
  [['grant-plan', '--user', 'NOBODY', '--plan', 'full'], 2, 'give either --amount'],
  [['grant-plan', '--user', 'NOBODY', '--plan', 'full', '--amount', '5'], 2, 'together'],
  [['refund', '--purchase', '1', '--user', 'X'], 2, 'give either --purchase'],
  [['complete-withdrawal'], 2, 'give --user'],
  [['reject-withdrawal', '--user', 'NOBODY'], 1, 'There is no user NOBODY'],
  [['withdrawals'], 0, 'None waits.'],
  [['commissions'], 0, 'None waits.'],
  [['approve-commission'], 2, 'give --purchase'],
  [['refuse-commission', '--purchase', 'x'], 2, 'give --purchase'],
  [['refuse-commission', '--purchase', '999'], 1, 'There is no commission on a purchase 999'],
  [['import-questions', '--publish', '--help'], 0, '--all-or-nothing'],
  [['--help'], 0, 'import-questions'],
  [[], 2, 'Usage'],
  [['fly'], 2, 'no command fly'],
  [['import-questions'], 2, 'give one file'],
  [['import-questions', '--publish', 'a.txt'], 2, 'give --format'],
  [['import-questions', '--publish', 'a.csv', '--colour'], 2, '--colour'],
  [['import-questions', '--publish', 'a.jsonl', '--format', 'medmcqa'], 2, 'never guessed'],
  [['import-questions', '--publish', 'missing.csv'], 1, 'There is no file'],
  [
    ['import-questions', '--publish', 'a.csv', ...Array.from({ length: 101 }, () => '--map=a=')],
    2,
    'more than 100 mappings',
  ],
  [['import-questions', '--publish', EXAMPLE, '--board', 'XYZ', '--year', '2020'], 1, 'board must be one of'],
])('%j exits with %i and says %s', async (args, code, message) => {
  const { out, err, code: ended } = await admin(args);
  expect(out + err).toContain(message);
  expect(ended).toBe(code);
});

// The others run in the process of the tests.
test.each([
  [
    ['import-questions', '--publish', EXAMPLE, '--dry-run'],
    { code: 0, out: /^Dry run, nothing stored\. 4 rows/, err: /^$/ },
  ],
  [['--help'], { code: 0, out: /import-questions/, err: /^$/ }],
  [[], { code: 2, out: /^Usage/, err: /^$/ }],
  [['fly'], { code: 2, out: /^$/, err: /^there is no command fly\n/ }],
  [['find-user', 'x', '--colour'], { code: 2, out: /^$/, err: /--colour/ }],
  [
    ['refuse-commission', '--purchase', '999'],
    { code: 1, out: /^$/, err: /^There is no commission on a purchase 999/ },
  ],
])('as a program, %j exits with %j', async (args, { code, out, err }) => {
  expect(await office.adminProcess(args)).toEqual({
    code,
    out: expect.stringMatching(out),
    err: expect.stringMatching(err),
  });
});

test('sends a notification, records a purchase and refunds it, each once', async () => {
  const { api } = office;
  await seedPlans(api.db);
  await api.signIn({ name: 'Buyer', email: 'buyer@example.com' });
  const [buyer] = await api.db.select().from(users).where(eq(users.email, 'buyer@example.com'));
  const user = ['--user', buyer!.userId];
  const sent = await admin(['notify', ...user, '--title', 'Hello', '--message', 'Words', '--json']);
  expect(JSON.parse(sent.out)).toMatchObject({ title: 'Hello', message: 'Words', isRead: false });
  const paid = ['--amount', '5000', '--method', 'cash', '--reference', '17'];
  const plan = [...user, '--plan', 'full', '--duration', 'Lifetime', ...paid];
  expect((await admin(['grant-plan', ...plan])).out).toMatch(
    /^Purchase \d+: full \(Lifetime\) for Tk 5000, open without end/,
  );
  expect((await admin(['grant-plan', ...plan])).out).toMatch(/^Nothing changed/);
  const back = ['--amount', '5000', '--method', 'cash', '--reference', '18'];
  const refund = ['refund', ...user, '--plan', 'full', ...back];
  expect((await admin(refund)).out).toMatch(/^Purchase \d+ refunded: Tk 5000/);
  expect(JSON.parse((await admin([...refund, '--json'])).out)).toMatchObject({ changed: false, price: 5000 });
});

const paid = (reference: string) => ['--amount', '299', '--method', 'cash', '--reference', reference];

test('shows why a commission waits, and decides it', async () => {
  const { api } = office;
  const contactNumber = '+8801712345678';
  const referrer = (await createUser(api.db, { name: 'Referrer', email: 'r@example.com', contactNumber }))!;
  const account = { contactNumber, referredBy: referrer.id };
  const [first, second] = [
    (await createUser(api.db, { name: 'First', email: 'first@example.com', ...account }))!,
    (await createUser(api.db, { name: 'Second', email: 'second@example.com', ...account, contactNumber: '' }))!,
  ];
  const bought = await admin(['grant-plan', '--user', first.userId, '--plan', 'monthly', ...paid('1')]);
  expect(bought.out).toContain(`commission Tk 29, which waits for a review: same phone as ${referrer.userId}.`);
  const purchase = /^Purchase (\d+)/.exec(bought.out)![1]!;
  const line =
    `purchase ${purchase}  Tk 29 to ${referrer.userId}  bought by ${first.userId}  held  ` +
    `REVIEW: same phone as ${referrer.userId}\n`;
  expect((await admin(['withdrawals'])).out).toBe(line);
  expect((await admin(['commissions'])).out).toBe(line);
  const decide = ['refuse-commission', '--purchase', purchase, '--reason', 'One person'];
  expect((await admin(decide)).out).toMatch(/^The commission of Tk 29 .* is refused, and taken back\.$/m);
  expect((await admin(decide)).out).toMatch(/^Nothing changed: the commission/);
  expect((await admin(['withdrawals'])).out).toBe('None waits.\n');
  const other = (await admin(['grant-plan', '--user', second.userId, '--plan', 'monthly', ...paid('2'), '--json'])).out;
  const { purchase: next } = JSON.parse(other) as { purchase: number };
  expect((await admin(['approve-commission', '--purchase', String(next)])).out).toContain('is approved, and held.');
});

test('reports a missing api or token', async () => {
  const args = ['import-questions', '--publish', EXAMPLE];
  expect(await admin(args, { API_URL: 'http://127.0.0.1:9/x' })).toMatchObject({
    code: 1,
    err: expect.stringContaining('Is it running?'),
  });
  expect(await admin(args, { DATA_DIR: '/nowhere' })).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no /nowhere/admin-token'),
  });
});
