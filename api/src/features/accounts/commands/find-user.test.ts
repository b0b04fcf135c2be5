import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedPlans } from '../../../testing/affiliate.ts';
import { users } from '../../../db/schema.ts';
import { createUser } from '../../../testing/people.ts';
import { startAdmin, type Admin } from '../../../testing/admin.ts';

const PHONE = '+8801712345678';
let office: Admin;
let rahim: { userId: string };
let ayesha: { id: number; userId: string };
beforeAll(async () => {
  office = await startAdmin();
  const { db } = office.api;
  await seedPlans(db);
  const referrer = (await createUser(db, { name: 'Rahim Uddin', email: 'rahim@example.com' }))!;
  rahim = referrer;
  ayesha = (await createUser(db, {
    name: 'Ayesha Rahman',
    email: 'ayesha.r@example.com',
    contactNumber: PHONE,
    medicalCollege: 'Dhaka Medical College',
    year: '3rd',
    referredBy: referrer.id,
    emailVerifiedAt: new Date('2026-11-03T10:00:00Z'),
    createdAt: new Date('2026-10-01T10:00:00Z'),
  }))!;
});
afterAll(() => office.close());

const admin: Admin['admin'] = (...args) => office.admin(...args);
const ofAyesha = (...args: string[]) => [...args, '--user', ayesha.userId];

test.each([
  ['an address', () => 'AYESHA.R@example.com'],
  ['an ID', () => ayesha.userId.toLowerCase()],
  ['a phone as people type it', () => '01712-345678'],
  ['a phone with its country code', () => '+880 1712345678'],
  ['a phone in Bangla digits', () => '০১৭১২৩৪৫৬৭৮'],
])('%s finds its owner', async (_what, text) => {
  const { out, code } = await admin(['find-user', text(), '--json']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ exact: true, users: [{ user_id: ayesha.userId }] });
});

test('shows a user with plans and their ends', async () => {
  const none = (await admin(['find-user', ayesha.userId])).out;
  expect(none).toBe(
    [
      `${ayesha.userId}  Ayesha Rahman`,
      '  address   ayesha.r@example.com (verified on 3 November 2026)',
      `  phone     ${PHONE}`,
      '  studies   Dhaka Medical College, 3rd',
      '  plan      none',
      `  referrer  ${rahim.userId} Rahim Uddin`,
      '  since     1 October 2026\n',
    ].join('\n'),
  );
  await admin(ofAyesha('grant-plan', '--plan', 'full', '--duration', '6 months', '--complimentary', 'a prize'));
  await admin(ofAyesha('grant-plan', '--plan', 'monthly', '--complimentary', 'a prize'));
  const day = String.raw`\d{1,2} [A-Z][a-z]+ \d{4}`;
  const { out } = await admin(['find-user', ayesha.userId]);
  expect(out).toMatch(
    new RegExp(
      `  plan      Full \\(6 months\\), ${day} to ${day}\n  then      Monthly \\(1 month\\), ${day} to ${day}\n`,
    ),
  );
  const { out: again } = await admin(
    ofAyesha('grant-plan', '--plan', 'full', '--duration', '6 months', '--complimentary', 'a prize'),
  );
  expect(again).toMatch(
    new RegExp(`^Nothing changed: .*, open until ${day}\\. Use --renew for another period after it`),
  );
  const { out: renewed } = await admin(
    ofAyesha('grant-plan', '--plan', 'full', '--duration', '6 months', '--renew', '--complimentary', 'one more'),
  );
  expect(renewed).toMatch(new RegExp(`starts on ${day}, when the plan before it ends, and is then open until ${day};`));
});

test('--user takes an address or a phone, and lists candidates unless it names one person', async () => {
  const words = ['--title', 'Hello', '--message', 'Words'];
  expect((await admin(['notify', '--user', 'ayesha.r@example.com', ...words])).out).toMatch(/^Sent/);
  expect((await admin(['notify', '--user', '01712345678', ...words])).out).toMatch(/^Sent/);

  const twin = (await createUser(office.api.db, { name: 'Twin', email: 'twin@example.com', contactNumber: PHONE }))!;
  const ambiguous = await admin(['notify', '--user', '01712345678', ...words]);
  expect(ambiguous).toMatchObject({ code: 1, out: '' });
  expect(ambiguous.err).toBe(
    '2 users have 01712345678. Give the ID of the one that you mean:\n' +
      `  ${ayesha.userId}  Ayesha Rahman  ayesha.r@example.com  ${PHONE}\n` +
      `  ${twin.userId}  Twin  twin@example.com  ${PHONE}\n`,
  );
  await office.api.db.delete(users).where(eq(users.id, twin.id));

  const unknown = await admin(['refund', '--user', 'ayesha', '--plan', 'monthly']);
  expect(unknown).toMatchObject({ code: 1, out: '' });
  expect(unknown.err).toBe(
    'There is no user ayesha: give an address, a phone number or an ID. Similar:\n' +
      `  ${ayesha.userId}  Ayesha Rahman  ayesha.r@example.com  ${PHONE}\n`,
  );
  expect(
    (
      await admin([
        'complete-withdrawal',
        '--user',
        'nobody@example.com',
        '--amount',
        '1',
        '--method',
        'cash',
        '--reference',
        '1',
      ])
    ).err,
  ).toBe('There is no user nobody@example.com: give an address, a phone number or an ID.\n');
});

test('part of a name is matched literally', async () => {
  expect((await admin(['find-user', 'Ayesha R'])).out).toMatch(
    /^Nobody has exactly that\. Similar:\n\n\S+  Ayesha Rahman\n/,
  );
  expect((await admin(['find-user', '%%%'])).out).toBe('Nobody.\n');
  expect((await admin(['find-user', 'ay'])).out).toBe('Nobody.\n');
});
