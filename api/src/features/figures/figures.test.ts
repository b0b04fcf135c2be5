import { eq } from 'drizzle-orm';
import type { Schemas } from 'schema/rest/bodies.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purchases, studyDays, users } from '../../db/schema.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { sampleMtf } from '../../testing/papers.ts';
import { newPerson, type Person } from '../../testing/people.ts';
import { newSba, studioCalls } from '../../testing/studio.ts';
import { book, type Entry, houseAccount, userAccount } from '../ledger/index.ts';

const DAY = '2026-11-20';
const WEEK = 'from=2026-11-14&to=2026-11-20';
/** Half past midnight in Dhaka. */
const EARLY = new Date('2026-11-19T18:30:00Z');
const DAY_MS = 86_400_000;

let api: TestApi;
let clerk: string;
let rahima: Person;
let karim: Person;
beforeAll(async () => {
  api = await startTestApi({ now: () => EARLY });
  clerk = await api.signIn({ role: 'CLERK' });
  [rahima, karim] = [
    await newPerson(api, { name: 'Rahima Khatun' }),
    await newPerson(api, { name: '=Karim "K" Ahmed' }),
  ];
  await api.db
    .update(users)
    .set({ createdAt: EARLY })
    .where(eq(users.id, Number(rahima.id)));
});
afterAll(() => api.close());

const buy = ({ id }: Person, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
  api.db.insert(purchases).values({
    user: Number(id),
    plan: 'monthly',
    planName: 'Monthly',
    duration: '1 month',
    price: 299,
    boughtAt: EARLY,
    startsAt,
    endsAt,
    commission: 0,
    holdUntil: endsAt,
  });

async function read<Body>(path: string): Promise<Body> {
  const { status, body } = await api.get<Body>(`/admin/figures/${path}`, clerk);
  expect(status).toBe(200);
  return body;
}
const csv = async (report: string, days = WEEK) => read<string>(`csv?report=${report}&${days}`);
const linesOf = (text: string) => text.trimEnd().split('\r\n');

test('a day is active, has sign-ups and first purchases by Dhaka; accounts made in bulk are no readers', async () => {
  const [robot] = await api.db
    .insert(users)
    .values({ userId: 'ROBOT', name: 'Robot', email: 'robot@example.com', madeInBulk: true, createdAt: EARLY })
    .returning();
  await api.db.insert(studyDays).values(
    [Number(rahima.id), Number(karim.id), robot!.id].flatMap((user) => [
      { user, day: DAY, answered: 3, right: 1 },
      { user, day: '2026-11-13', answered: 3, right: 1 },
    ]),
  );
  const { days } = await read<{ days: Schemas['ReaderDay'][] }>(`readers?${WEEK}`);
  expect(days).toHaveLength(7);
  expect(days.at(-1)).toEqual({ date: DAY, active: 2, signed_up: 1, first_purchases: 0 });
  const { data } = await read<{ data: Schemas['Readership'] }>('readership?from=2026-11-13&to=2026-11-20');
  expect(data).toEqual({ active: 2, signed_up: 1, bought: 0 });
});

test('a year of days is the most, and days in the wrong order are none', async () => {
  for (const days of [
    'from=2026-11-20&to=2026-11-19',
    'from=2025-01-01&to=2026-11-20',
    'from=2026-02-30&to=2026-03-01',
    '',
  ]) {
    expect((await api.get(`/admin/figures/sales?${days}`, clerk)).status).toBe(400);
  }
});

test('an affiliate has what was brought in these days and earned in all; the house is none', async () => {
  await api.db
    .update(users)
    .set({ referredBy: Number(karim.id) })
    .where(eq(users.id, Number(rahima.id)));
  const earnings = { held: 30, available: 50, paid: 20 };
  const entries = Object.entries(earnings).map(([kind, amount]): Entry => [
    userAccount(Number(karim.id), kind as keyof typeof earnings),
    amount,
  ]);
  await book(api.db, { key: 'test', at: EARLY, entries: [...entries, [houseAccount('commission'), -100]] });
  const person = { user_id: karim.userId, name: '=Karim "K" Ahmed' };
  const figures = { referred: 1, purchases: 0, commission: 0, held: 30, earned: 70, paid: 20 };
  expect(await read(`affiliates?${WEEK}`)).toEqual({
    affiliates: [{ cursor: expect.any(String), person, ...figures }],
    next: null,
  });
});

test('a CSV begins with the mark that Excel needs, and none of its cells is a formula', async () => {
  const address = `${api.url}/admin/figures/csv?report=affiliates&${WEEK}`;
  const bytes = await (await fetch(address, { headers: { authorization: `Bearer ${clerk}` } })).bytes();
  expect(bytes.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
  const [header, row] = linesOf(await csv('affiliates'));
  expect(header).toBe(
    '"User ID","Name","Referred","Purchases","Commission (Tk)","Held (Tk)","Earned in all (Tk)","Paid out in all (Tk)"',
  );
  expect(row).toBe(`"${karim.userId}","'=Karim ""K"" Ahmed",1,0,0,30,70,20`);
});

test.each(['sales', 'readers', 'ending', 'affiliates', 'coverage', 'questions', 'authors'])(
  '%s can be had as CSV',
  async (report) => {
    const lines = linesOf(await csv(report));
    const columns = lines[0]!.split(',').length;
    for (const line of lines) expect(line.split(',')).toHaveLength(columns);
  },
);

test('a chapter has its questions by type, and the answers to them', async () => {
  await seedQuestions(api.db, [sampleSba(1), sampleSba(2), sampleMtf(3), sampleSba(4, { chapter: 'Abdomen' })]);
  const { chapters } = await read<{ chapters: object[] }>('coverage?subject=_1-ANAT');
  expect(chapters).toEqual([
    { chapter: 'Abdomen', sba: 1, mtf: 0, saq: 0, other: 0, answers: 0 },
    { chapter: 'Thorax', sba: 2, mtf: 1, saq: 0, other: 0, answers: 0 },
  ]);
  expect((await api.get('/admin/figures/coverage?subject=_9-ANAT', clerk)).status).toBe(400);
});

test('authors have what they submitted, what came back and was published; what was undone counts for nothing', async () => {
  const author = studioCalls(api, await api.signIn({ role: 'AUTHOR', name: 'Nasrin Author' }));
  const reviewer = studioCalls(api, await api.signIn({ role: 'REVIEWER' }));
  const submitted = await author.submit(await author.start(newSba(21)));
  const returned = await reviewer.sendBack(submitted, 'A reference is missing.');
  await reviewer.approve(await author.submit(returned));
  await author.undo(await author.submit(await author.start(newSba(22))));
  const { authors } = await read<{ authors: object[] }>(`authors?from=2026-11-14&to=2026-11-20`);
  expect(authors).toEqual([
    {
      person: { user_id: expect.any(String), name: 'Nasrin Author' },
      drafts: 1,
      in_review: 0,
      submitted: 2,
      returned: 1,
      published: 1,
      days_to_publish: 0,
    },
  ]);
});

test('plans that end come in the order of their end, without those that another follows', async () => {
  const inDays = (days: number) => new Date(EARLY.getTime() + days * DAY_MS);
  await buy(rahima, { startsAt: EARLY, endsAt: inDays(6) });
  await buy(karim, { startsAt: EARLY, endsAt: inDays(2) });
  await buy(karim, { startsAt: inDays(2), endsAt: inDays(3) });
  const all = await read<{ plans: { person: { name: string } }[]; total: number }>('ending');
  expect([all.total, all.plans.map(({ person }) => person.name)]).toEqual([2, ['=Karim "K" Ahmed', 'Rahima Khatun']]);
  const first = await read<{ plans: object[]; next: string }>('ending?limit=1');
  expect(await read(`ending?limit=1&after=${first.next}`)).toMatchObject({ plans: all.plans.slice(1), next: null });
  expect(await read('ending?days=5')).toMatchObject({ total: 1 });
  expect((await api.get('/admin/figures/ending?after=x', clerk)).status).toBe(400);
});
