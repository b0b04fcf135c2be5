import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Mail } from '../../mail/index.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { jobs, newsMails, notifications, suspectKeys, users } from '../../db/schema.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { findUserByEmail } from '../../testing/people.ts';
import { studioCalls, newSba, type StudioCalls } from '../../testing/studio.ts';
import { attemptOf, record } from '../../testing/study.ts';
import { book, houseAccount, userAccount } from '../ledger/index.ts';
import { findSuspects } from '../studio/find-suspects.ts';
import { sendDailyMails } from './daily-mail.ts';

type Person = StudioCalls & { id: number; token: string; news: () => Promise<string[]> };
let api: TestApi;
let author: Person;
let reviewer: Person;
let owner: Person;
let clerk: Person;
let reader: Person;
let numbers = 500;

async function enter(role: 'AUTHOR' | 'REVIEWER' | 'OWNER' | 'CLERK' | 'READER'): Promise<Person> {
  const email = `${role.toLowerCase()}@example.com`;
  const token = await api.signIn({ role, email, name: role, accessDoc: 'all' });
  const { id } = (await findUserByEmail(api.db, email))!;
  const news = async () => {
    const { body } = await api.get<{ notifications: { isRead: boolean; message: string }[] }>('/notifications', token);
    return body.notifications
      .filter(({ isRead }) => !isRead)
      .map(({ message }) =>
        message
          .replaceAll(/<[^>]+>/g, ' ')
          .replaceAll(/\s+/g, ' ')
          .trim(),
      );
  };
  return { ...studioCalls(api, token), id, token, news };
}

beforeAll(async () => {
  api = await startTestApi();
  await seedQuestions(
    api.db,
    [1, 2, 3, 4].map((number) => sampleSba(number)),
  );
  author = await enter('AUTHOR');
  reviewer = await enter('REVIEWER');
  owner = await enter('OWNER');
  clerk = await enter('CLERK');
  reader = await enter('READER');
});
beforeEach(async () => {
  await api.db.delete(notifications);
  await api.db.delete(newsMails);
  await api.db.delete(jobs);
  await api.db
    .update(users)
    .set({ role: 'READER' })
    .where(sql`role = 'CLERK'`);
  await api.db
    .update(users)
    .set({ role: 'CLERK' })
    .where(sql`id = ${clerk.id}`);
});
afterAll(() => api.close());

const handIn = async (by = author) => by.submit(await by.start(newSba((numbers += 1))));
const open = (text: string) => `${text} Open`;
const readAll = ({ token }: Person) => api.call('PUT', '/notifications/read-all', { token });

describe('news', () => {
  test('of a question go to reviewers when it is submitted, and to its writers when it is decided', async () => {
    const submitted = await handIn();
    expect(await reviewer.news()).toEqual([open('AUTHOR submitted a question for review.')]);
    expect(await owner.news()).toEqual([open('AUTHOR submitted a question for review.')]);
    expect([await author.news(), await clerk.news(), await reader.news()]).toEqual([[], [], []]);

    await reviewer.sendBack(submitted, 'Two keys are right.');
    expect(await author.news()).toEqual([open('A reviewer returned your question. Reason: Two keys are right.')]);
    await readAll(author);
    const again = await author.submit(await author.save(await author.read(submitted._id), newSba((numbers += 1))));
    // The same question is still one.
    expect(await reviewer.news()).toEqual([open('AUTHOR submitted a question for review.')]);
    const published = await reviewer.approve(again);
    expect(await author.news()).toEqual([open('REVIEWER approved your question. Readers see it now.')]);
    await reviewer.retire(published, 'Out of date');
    expect((await author.news())[0]).toBe(
      open('A reviewer retired your question: readers no longer see it. Reason: Out of date'),
    );
  });

  test('of a kind are one until they are read, and never of what one has written', async () => {
    for (let index = 0; index < 3; index += 1) await handIn();
    await handIn(reviewer);
    expect(await reviewer.news()).toEqual([open('3 questions were submitted for review.')]);
    expect(await owner.news()).toEqual([open('4 questions were submitted for review.')]);
    await readAll(owner);
    await handIn();
    expect(await owner.news()).toEqual([open('AUTHOR submitted a question for review.')]);
    expect(await reviewer.news()).toEqual([open('4 questions were submitted for review.')]);
  });

  test('at once from many are all counted', async () => {
    const drafts = [];
    for (let index = 0; index < 4; index += 1) drafts.push(await author.start(newSba((numbers += 1))));
    await Promise.all(drafts.map((draft) => author.submit(draft)));
    expect(await owner.news()).toEqual([open('4 questions were submitted for review.')]);
  });

  test('of a report go to reviewers and the writers, and once more when the question is under review', async () => {
    const published = await reviewer.approve(await handIn());
    await api.db.delete(notifications);
    let reports = 0;
    const report = async () => {
      const token = await api.signIn({ accessDoc: 'all', emailVerifiedAt: new Date() });
      await record(api, token, [attemptOf(published._id, { sba: 'A' })]);
      const body = { question: published._id, kind: 'TYPO' };
      const answer = await api.call('POST', '/reports', { token, ip: `203.0.${(reports += 1)}.1`, body });
      expect(answer.status).toBe(201);
    };
    await report();
    expect(await reviewer.news()).toEqual([open(`A reader reported a mistake in ${published.ref}.`)]);
    expect(await author.news()).toEqual([
      open(`A reader reported a mistake in your question ${published.ref}. A reviewer will look at the report.`),
    ]);
    await report();
    await report();
    const underReview = open(
      `Several readers reported ${published.ref}. It now says to readers that it is under review.`,
    );
    expect([(await reviewer.news()).length, (await author.news()).length]).toEqual([2, 2]);
    expect([(await reviewer.news())[0], (await author.news())[0]]).toEqual([underReview, underReview]);
  });

  test('of a request for a payout go to those who pay', async () => {
    const withdrawal = { preferred_method: 'Bkash', account_number: '01711000000' };
    await api.db.update(users).set({ withdrawal }).where(eq(users.id, reader.id));
    await api.db.transaction((tx) =>
      book(tx, {
        key: 'earnings',
        at: new Date(),
        entries: [
          [houseAccount('commission'), -40],
          [userAccount(reader.id, 'available'), 40],
        ],
      }),
    );
    const request = () => api.call('PATCH', `/affiliate/request/payment/${reader.id}`, { token: reader.token });
    expect([(await request()).status, (await request()).status]).toEqual([200, 200]);
    expect(await owner.news()).toEqual([open('READER requested a payout of Tk 40.')]);
    expect([await clerk.news(), await reviewer.news()]).toEqual([[], []]);
    expect(await waiting(owner)).toMatchObject({ PAYOUTS: 1 });
  });
});

test('keys that became suspect are found once in each version', async () => {
  const [question] = await rowsOf<{ id: string; ref: string }>(
    api.db,
    sql`select id, ref from questions order by id limit 1`,
  );
  await api.db.execute(sql`insert into study_statistics (question, answered, "right", options)
    values (${question!.id}, 40, 4, '{30,2,4,2,2}') on conflict (question) do update set answered = 40, options = '{30,2,4,2,2}'`);
  const find = () => findSuspects(api);
  await find();
  const said = open(`Readers’ answers speak against the key of ${question!.ref}.`);
  expect(await reviewer.news()).toEqual([said]);
  expect(await author.news()).toEqual([]);
  await readAll(reviewer);
  await find();
  expect(await reviewer.news()).toEqual([]);
  expect(await waiting(reviewer)).toMatchObject({ SUSPECTS: 1 });
  // It is no longer suspect, and then is again.
  await api.db.execute(sql`update study_statistics set answered = 5 where question = ${question!.id}`);
  await find();
  expect(await waiting(reviewer)).toMatchObject({ SUSPECTS: 0 });
  await api.db.execute(sql`update study_statistics set answered = 40 where question = ${question!.id}`);
  await find();
  expect([await reviewer.news(), (await waiting(reviewer)).SUSPECTS]).toEqual([[], 1]);
  await api.db.execute(sql`update suspect_keys set version = version - 1`);
  await find();
  expect(await reviewer.news()).toEqual([said]);
  await api.db.delete(suspectKeys);
});

const waiting = async ({ token }: Person) => {
  const { body } = await api.get<{ waiting: { kind: string; count: number }[] }>('/studio/waiting', token);
  return Object.fromEntries(body.waiting.map(({ kind, count }) => [kind, count]));
};

test('everybody sees how much waits of what the role may do', async () => {
  const before = await waiting(owner);
  const submitted = await handIn();
  await handIn();
  await reviewer.sendBack(submitted, 'No');
  expect(await waiting(owner)).toEqual({ ...before, REVIEW: before.REVIEW! + 1 });
  expect(await waiting(author)).toEqual({ RETURNED: expect.any(Number) });
  expect((await waiting(author)).RETURNED).toBeGreaterThan(0);
  expect(Object.keys(await waiting(reviewer)).toSorted()).toEqual([
    'IMPORTS',
    'REPORTS',
    'RETURNED',
    'REVIEW',
    'SUSPECTS',
  ]);
  expect(await waiting(clerk)).toEqual({ ORDERS: 0 });
  expect(await waiting(reader)).toEqual({});
  expect(Object.keys(before)).toHaveLength(10);
});

describe('the daily mail', () => {
  const at = (hour: number, day = 0) =>
    new Date(Date.parse('2026-12-10T00:00:00+06:00') + (day * 24 + hour) * 3_600_000);
  const send = (now: Date) => sendDailyMails({ ...api.options, db: api.db, newsHour: 8, now: () => now });
  const date = (now: Date) => api.db.update(notifications).set({ createdAt: now });
  const waitingMails = async () =>
    (await rowsOf<{ count: number }>(api.db, sql`select count(*)::int as count from jobs where job = 'send-mail'`))[0]!
      .count;

  test('has counts and links, goes out once a day from the hour on, and only with news', async () => {
    await handIn();
    await handIn();
    await date(at(2));
    await send(at(7.9));
    expect(await waitingMails()).toBe(0);
    await Promise.all([send(at(8)), send(at(8)), send(at(9))]);
    // Reviewer and owner.
    expect(await waitingMails()).toBe(2);
    api.mail.wake();
    await vi.waitUntil(() => api.mails.length === 2);
    expect(api.mails.map(({ to }) => to).toSorted()).toEqual(['owner@example.com', 'reviewer@example.com']);
    const [{ subject, text, html }] = api.mails as [Mail];
    expect(subject).toBe('Your news of the studio – A site');
    expect(text).toContain(`Questions to review: 2 – ${api.options.publicUrl}/studio/review\n`);
    expect(text).not.toContain('AUTHOR');
    expect(html).toContain('<p>Questions to review: 2');
    await api.db.delete(jobs);
    await handIn();
    await date(at(10));
    await send(at(23));
    expect(await waitingMails()).toBe(0);
    await send(at(8, 1));
    expect(await waitingMails()).toBe(2);
    await send(at(8, 2));
    expect(await waitingMails()).toBe(2);
  });

  test('leaves out what is read, and goes neither to those without a role nor to those who switched it off', async () => {
    await handIn();
    await date(at(2));
    await readAll(owner);
    const set = (on: boolean) => api.call('PUT', '/studio/daily-mail', { token: reviewer.token, body: { on } });
    expect((await api.get('/studio/daily-mail', reviewer.token)).body).toEqual({ on: true });
    await set(false);
    expect((await api.get('/studio/daily-mail', reviewer.token)).body).toEqual({ on: false });
    await send(at(8));
    expect(await waitingMails()).toBe(0);
  });
});
