// @module-tag long
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin, cash } from '../../testkit/admin.ts';
import { sendQuery, queryData } from '../../testkit/graphql.ts';
import { newPerson, type Person } from '../../testkit/people.ts';
import { startStack, type Stack } from '../../testkit/stack.ts';

// Tk 2,499 at the default rate of a tenth.
const PLAN = ['--plan', 'full-year', '--duration', '24 months', ...cash(2_499)];
const COMMISSION = 249;
const AFFILIATE = `{ viewer { affiliate { id totalEarned pendingWithdrawal withdrawn available held referralCount request
  account { method accountNumber } withdrawals { amount } monthly { earned } } } }`;
const SET_ACCOUNT = `mutation ($accountNumber: String!) {
  setWithdrawalAccount(method: NOGOD, accountNumber: $accountNumber) { account { method accountNumber } } }`;
const REQUEST = 'mutation { requestWithdrawal { request pendingWithdrawal available } }';

type Affiliate = { id: string; totalEarned: number; held: number; available: number; monthly: { earned: number }[] };

let stack: Stack;
const mine = async ({ token }: Person) =>
  (await queryData<{ viewer: { affiliate: Affiliate } }>(stack.url, AFFILIATE, { token })).viewer.affiliate;
const rest = (path: string, { token }: { token?: string }, init: RequestInit = {}) =>
  fetch(`${stack.rest}${path}`, {
    ...init,
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
  });

describe('within the refund window', () => {
  let referrer: Person;
  let buyer: Person;
  beforeAll(async () => {
    stack = await startStack();
    referrer = await newPerson(stack.url, 'Nusrat');
    buyer = await newPerson(stack.url, 'Rafi', referrer.userId);
  });
  afterAll(() => stack?.stop());

  test('a purchase opens its access at once, and its commission is held', async () => {
    const access = () => queryData(stack.url, '{ viewer { hasFullAccess } }', buyer);
    expect(await access()).toEqual({ viewer: { hasFullAccess: false } });
    await admin(stack, 'grant-plan', '--user', buyer.userId, ...PLAN);
    expect(await access()).toEqual({ viewer: { hasFullAccess: true } });
    const { viewer } = await queryData<{ viewer: { plans: { startsAt: string; endsAt: string }[] } }>(
      stack.url,
      '{ viewer { plans { name duration opens startsAt endsAt } } }',
      buyer,
    );
    expect(viewer.plans).toMatchObject([{ name: 'Full year', duration: '24 months' }]);
    expect(viewer.plans[0]).toHaveProperty('opens.0', expect.stringContaining('Every page'));
    const [start, end] = [new Date(viewer.plans[0]!.startsAt), new Date(viewer.plans[0]!.endsAt)];
    expect(end.getUTCFullYear() - start.getUTCFullYear()).toBe(2);
    expect(await mine(referrer)).toMatchObject({ totalEarned: 0, available: 0, held: COMMISSION, referralCount: 1 });
  });

  test('the same command again is the same purchase', async () => {
    expect(await admin(stack, 'grant-plan', '--user', buyer.userId, ...PLAN)).toMatch(/^Nothing changed/);
    expect(await mine(referrer)).toMatchObject({ held: COMMISSION });
  });

  test('a second purchase earns nothing, and its refund does not affect the first one', async () => {
    await admin(stack, 'grant-plan', '--user', buyer.userId, '--plan', 'term', '--duration', '6 months', ...cash(899));
    expect(await mine(referrer)).toMatchObject({ held: COMMISSION });
    await admin(stack, 'refund', '--user', buyer.userId, '--plan', 'term', ...cash(899));
    expect(await mine(referrer)).toMatchObject({ held: COMMISSION });
    const { viewer } = await queryData<{ viewer: { hasFullAccess: boolean; notifications: { title: string }[] } }>(
      stack.url,
      '{ viewer { hasFullAccess notifications { title } } }',
      buyer,
    );
    expect(viewer.hasFullAccess).toBe(true);
    expect(viewer.notifications.map(({ title }) => title)).toEqual([
      'Purchase refunded',
      'Purchase completed',
      'Purchase completed',
    ]);
  });

  test('held earnings cannot be withdrawn, and a refund removes them and the access', async () => {
    await queryData(stack.url, SET_ACCOUNT, { ...referrer, variables: { accountNumber: '01712345678' } });
    const { errors } = await sendQuery(stack.url, REQUEST, referrer);
    expect(errors).toMatchObject([{ message: 'There is nothing to withdraw yet.' }]);
    await admin(stack, 'refund', '--user', buyer.userId, '--plan', 'full-year', ...cash(2_499));
    expect(await mine(referrer)).toMatchObject({ held: 0, available: 0, request: 'NONE' });
    expect(await queryData(stack.url, '{ viewer { hasFullAccess } }', buyer)).toEqual({
      viewer: { hasFullAccess: false },
    });
  });
});

describe('after the refund window', () => {
  let referrer: Person;
  let buyer: Person;
  let granted: string;
  beforeAll(async () => {
    stack = await startStack({ api: { AFFILIATE_HOLD_HOURS: '0' } });
    referrer = await newPerson(stack.url, 'Nusrat');
    buyer = await newPerson(stack.url, 'Rafi', referrer.userId);
    granted = await admin(stack, 'grant-plan', '--user', buyer.userId, ...PLAN);
  });
  afterAll(() => stack?.stop());

  test('a buyer who has not verified the address earns nothing, unless an administrator approves it', async () => {
    expect(await mine(referrer)).toMatchObject({ totalEarned: 0, available: 0, held: COMMISSION });
    const purchase = /^Purchase (\d+):/.exec(granted)![1]!;
    expect(await admin(stack, 'commissions')).toBe(
      `purchase ${purchase}  Tk ${COMMISSION} to ${referrer.userId}  bought by ${buyer.userId}  held  ` +
        "waits: the buyer's address is not verified",
    );
    expect(await admin(stack, 'approve-commission', '--purchase', purchase)).toMatch(/is approved, and released\.$/);
    expect(await admin(stack, 'commissions')).toBe('None waits.');
  });

  test('earnings agree in the total, the available amount and the month', async () => {
    const { monthly, ...affiliate } = await mine(referrer);
    expect(affiliate).toMatchObject({ totalEarned: COMMISSION, available: COMMISSION, held: 0, account: null });
    expect(monthly.reduce((sum, { earned }) => sum + earned, 0)).toBe(COMMISSION);
  });

  test('nothing can be requested without an account of 11 digits', async () => {
    expect((await sendQuery(stack.url, REQUEST, referrer)).errors).toMatchObject([
      { message: expect.stringMatching(/account/) },
    ]);
    for (const accountNumber of ['0171234567', '017123456789', '0171234567x', '০১৭১২৩৪৫৬৭৮']) {
      const { errors } = await sendQuery(stack.url, SET_ACCOUNT, { ...referrer, variables: { accountNumber } });
      expect(errors).toMatchObject([
        {
          message: 'Please enter a valid 11-digit number',
          extensions: { code: 'BAD_USER_INPUT', field: 'accountNumber' },
        },
      ]);
    }
    await queryData(stack.url, SET_ACCOUNT, { ...referrer, variables: { accountNumber: '01712345678' } });
    expect(await mine(referrer)).toMatchObject({ account: { method: 'NOGOD', accountNumber: '********678' } });
  });

  test('a hundred parallel requests are one, with or without a key, and paid once', async () => {
    const headers = { 'idempotency-key': 'button-1' };
    const ways = [{ ...referrer, headers }, referrer];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => queryData(stack.url, REQUEST, ways[index % 2])),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([
        JSON.stringify({ requestWithdrawal: { request: 'PENDING', pendingWithdrawal: COMMISSION, available: 0 } }),
      ]),
    );
    expect((await admin(stack, 'withdrawals')).split('\n')).toHaveLength(1);
    const paid = cash(COMMISSION);
    const complete = () => admin(stack, 'complete-withdrawal', '--user', referrer.userId, '--force', ...paid);
    expect(await complete()).toMatch(new RegExp(`for Tk ${COMMISSION} is completed`));
    expect(await complete()).toMatch(/^Nothing changed/);
    expect(await mine(referrer)).toMatchObject({
      request: 'COMPLETED',
      withdrawn: COMMISSION,
      pendingWithdrawal: 0,
      withdrawals: [{ amount: COMMISSION }],
    });
  });

  test('other users have no access', async () => {
    const other = await newPerson(stack.url, 'Mallory');
    const { id: ownId } = await mine(other);
    expect(ownId).not.toBe((await mine(referrer)).id);
    for (const id of [referrer.userId, referrer.id]) {
      const account = { withdrawal: { account_number: '01800000000', preferred_method: 'Bkash' } };
      const tries = [
        rest(`/affiliate/${id}`, other),
        rest(`/affiliate/request/payment/${id}`, other, { method: 'PATCH' }),
        rest(`/affiliate/withdrawal-info/${id}`, other, { method: 'PATCH', body: JSON.stringify(account) }),
      ];
      expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404]);
      expect((await rest(`/affiliate/${id}`, {})).status).toBe(401);
    }
    const visitors = await Promise.all([
      sendQuery(stack.url, REQUEST),
      sendQuery(stack.url, SET_ACCOUNT, { variables: { accountNumber: '01712345678' } }),
    ]);
    expect(visitors.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);
    expect(await queryData(stack.url, AFFILIATE)).toEqual({ viewer: null });
    expect(await mine(referrer)).toMatchObject({ account: { accountNumber: '********678' } });
  });
});
