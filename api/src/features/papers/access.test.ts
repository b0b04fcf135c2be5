import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paid, seedPlans } from '../../testing/affiliate.ts';
import { rowsOf } from '../../db/sql-rows.ts';
import { sampleSba, seedQuestions, startTestApi, type TestApi } from '../../testing/index.ts';
import { itemsOf, paperCalls, type PaperBody } from '../../testing/papers.ts';
import { endPlans, grantPlan, type PurchaseDependencies, refundPurchase } from '../purchases/index.ts';

const DAY_MS = 86_400_000;
/** A Thursday. The next week begins in Dhaka on Saturday at 18:00 UTC. */
const THURSDAY = Date.parse('2026-11-19T09:00:00.000Z');
let now = THURSDAY;
let api: TestApi;
let dependencies: PurchaseDependencies;
let paying: ReturnType<typeof paperCalls>;
// 20 of its questions are open to all.
const MIX = { prof: '_1', subjects: ['ANAT'], mtf: 0, sba: 25 };

beforeAll(async () => {
  api = await startTestApi({ now: () => new Date(now) });
  dependencies = { ...api.options, db: api.db, live: api.live, now: () => new Date(now) };
  await seedPlans(api.db);
  await seedQuestions(
    api.db,
    Array.from({ length: 25 }, (_, index) => sampleSba(index + 1)),
  );
  paying = paperCalls(api, await api.signIn({ accessDoc: 'all' }));
});
afterAll(() => api.close());

const locked = (paper: PaperBody) => itemsOf(paper).filter((item) => item.locked);
async function newReader(fields: object = {}) {
  const reader = paperCalls(api, await api.signIn(fields));
  const [row] = await rowsOf<{ userId: string }>(
    api.db,
    sql`select user_id as "userId" from users order by id desc limit 1`,
  );
  return { ...reader, userId: row!.userId };
}
const sharedWith = async (reader: ReturnType<typeof paperCalls>, id: string) =>
  (await reader.call<{ shared: object }>('GET', `/${id}/shared`)).body.shared;
const refusal = { status: 403, body: { code: 'PURCHASE_REQUIRED' } };

test('keys that a plan opened are locked once it is paid back; marks stay, and the keys come back with a plan', async () => {
  const reader = await newReader();
  const { purchase } = await grantPlan(dependencies, { userId: reader.userId, planId: 'monthly', evidence: paid() });
  const handed = await reader.start({ mix: MIX });
  const tutored = await reader.start({ mix: MIX, mode: 'TUTOR' });
  now += DAY_MS;
  await refundPurchase(dependencies, { purchase: purchase.id }, paid());

  now = THURSDAY;
  const answers = Array.from({ length: 25 }, (_, index) => ({ number: index + 1, answer: { sba: 'C' } }));
  await reader.answer(handed.id, answers);
  const papers = [
    await reader.finish(handed.id),
    await reader.answer(tutored.id, answers),
    await reader.read(handed.id),
  ];
  for (const paper of papers) {
    expect(locked(paper)).toHaveLength(5);
    for (const item of locked(paper)) expect(item).toMatchObject({ question: null, outcome: 'RIGHT', marks: 1 });
    expect(itemsOf(paper).filter(({ question }) => question)).toHaveLength(20);
  }
  expect(papers[0]!.result).toMatchObject({ marks: 25 });

  await grantPlan(dependencies, { userId: reader.userId, planId: 'monthly', evidence: paid() });
  expect(locked(await reader.read(handed.id))).toEqual([]);
});

test('keys stay readable after a plan has run out', async () => {
  const reader = await newReader();
  await grantPlan(dependencies, { userId: reader.userId, planId: 'monthly', evidence: paid() });
  const { id } = await reader.start({ mix: MIX, minutes: 0 });
  now += 40 * DAY_MS;
  await endPlans(api.db, new Date(now));
  const paper = await reader.finish(id);
  expect([locked(paper), itemsOf(paper).filter(({ question }) => question).length]).toEqual([[], 25]);
  now = THURSDAY;
});

test('one shared paper a week is free without a plan, with its keys', async () => {
  const { id } = await paying.start({ mix: MIX });
  const reader = await newReader();
  expect(await sharedWith(paperCalls(api), id)).toMatchObject({ sba: 25, open: 20, access: 'FREE_SITTING' });
  expect(await paperCalls(api).call('POST', '', { copy_of: id })).toMatchObject(refusal);
  expect(await sharedWith(paying, id)).toMatchObject({ open: 25, access: 'OPEN' });
  expect(await sharedWith(reader, id)).toEqual({
    title: 'Anatomy: 25 SBA',
    minutes: 38,
    mtf: 0,
    sba: 25,
    saq: 0,
    open: 20,
    access: 'FREE_SITTING',
    next_free_on: null,
  });
  const own = crypto.randomUUID();
  const copies = await Promise.all([1, 2, 3].map(() => reader.call('POST', '', { id: own, copy_of: id })));
  expect(copies.map(({ status }) => status)).toEqual([201, 201, 201]);
  const paper = await reader.finish(own);
  expect([locked(paper), itemsOf(paper).filter(({ question }) => question).length]).toEqual([[], 25]);

  expect(await sharedWith(reader, id)).toMatchObject({ access: 'PLAN', next_free_on: '2026-11-22' });
  expect(await reader.call('POST', '', { copy_of: id })).toMatchObject(refusal);
  now = Date.parse('2026-11-21T17:59:59.000Z');
  expect(await sharedWith(reader, id)).toMatchObject({ access: 'PLAN' });
  now = Date.parse('2026-11-21T18:00:00.000Z');
  expect(await sharedWith(reader, id)).toMatchObject({ access: 'FREE_SITTING', next_free_on: null });
  // Its keys are shown there alone.
  const [item] = itemsOf(await reader.start({ copy_of: id })).slice(-1);
  expect(item!.question).toBeNull();
  now = THURSDAY;
});

test('a free sitting is used once by two tabs, stays used after the record is deleted, and is of nobody’s own paper', async () => {
  const { id } = await paying.start({ mix: MIX });
  const email = 'farmer@example.com';
  const token = await api.signIn({ email });
  const reader = paperCalls(api, token);
  const tabs = await Promise.all([1, 2, 3, 4].map(() => reader.call('POST', '', { copy_of: id })));
  expect(tabs.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(tabs.filter(({ status }) => status === 403)).toHaveLength(3);
  expect((await api.call('POST', '/study/deletion', { token, body: { confirm: email } })).status).toBe(200);
  expect(await reader.call('POST', '', { copy_of: id })).toMatchObject(refusal);

  const owner = await newReader();
  const { purchase } = await grantPlan(dependencies, { userId: owner.userId, planId: 'monthly', evidence: paid() });
  const own = await owner.start({ mix: MIX });
  await refundPurchase(dependencies, { purchase: purchase.id }, paid());
  expect(await sharedWith(owner, own.id)).toMatchObject({ access: 'PLAN', next_free_on: null });
  expect(await owner.call('POST', '', { copy_of: own.id })).toMatchObject(refusal);
});

test('free sittings can be turned off', async () => {
  const { id } = await paying.start({ mix: MIX });
  const off = await startTestApi({
    open: async () => ({ ...api.options.database, close: async () => undefined }),
    secret: api.secret,
    freeSittings: 0,
  });
  const reader = paperCalls(off, await off.signIn());
  expect(await sharedWith(reader, id)).toMatchObject({ access: 'PLAN', next_free_on: null });
  expect(await reader.call('POST', '', { copy_of: id })).toMatchObject(refusal);
  await off.close();
});
