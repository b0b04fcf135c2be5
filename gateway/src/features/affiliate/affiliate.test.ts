import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answer, startTestGateway, tokenOf, type TestGateway } from '../../testing/index.ts';

const TOKEN = tokenOf({ user_id: 'RAHIMA7' });
const FIELDS = `{ id totalEarned pendingWithdrawal withdrawn available held owed commissionPercent holdHours referralCount request
  account { method accountNumber } withdrawals { date amount } monthly { month earned } updatedAt }`;
const MINE = `{ viewer { id affiliate ${FIELDS} } }`;
const SET = `mutation ($method: WithdrawalMethod!, $accountNumber: String!) {
  setWithdrawalAccount(method: $method, accountNumber: $accountNumber) ${FIELDS} }`;
const REQUEST = `mutation { requestWithdrawal ${FIELDS} }`;

const affiliateRow = (given: Record<string, unknown> = {}) => ({
  _id: '7',
  user_id: 'RAHIMA7',
  earnings: { total_earned: 1_500, pending_withdrawal: 0, withdrawn: 500 },
  available: 1_000,
  held: 250,
  owed: 29,
  request: 'completed',
  updatedAt: '2026-11-21T09:30:00.000Z',
  withdrawal_logs: [
    { date: '2026-09-01T00:00:00.000Z', amount: 200 },
    { date: '2026-10-01T00:00:00.000Z', amount: 300 },
  ],
  usage_count: 12,
  commission_rate: 0.29,
  hold_hours: 48,
  withdrawal: { preferred_method: 'Bkash', account_number: '01712345678' },
  monthly: [
    { month: '2026-11', earned: 1_000 },
    { month: '2026-10', earned: 500 },
  ],
  ...given,
});
const shown = {
  id: '7',
  totalEarned: 1_500,
  pendingWithdrawal: 0,
  withdrawn: 500,
  available: 1_000,
  held: 250,
  owed: 29,
  commissionPercent: 29,
  holdHours: 48,
  referralCount: 12,
  request: 'COMPLETED',
  account: { method: 'BKASH', accountNumber: '********678' },
  withdrawals: [
    { date: '2026-10-01T00:00:00.000Z', amount: 300 },
    { date: '2026-09-01T00:00:00.000Z', amount: 200 },
  ],
  monthly: [
    { month: '2026-10', earned: 500 },
    { month: '2026-11', earned: 1_000 },
  ],
  updatedAt: '2026-11-21T09:30:00.000Z',
};

const user = (given: Record<string, unknown> = {}) => ({ data: { _id: '7', user_id: 'RAHIMA7', ...given } });

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
beforeEach(() => {
  gateway.stub.reset({ 'GET /users': user(), 'GET /affiliate/RAHIMA7': { data: affiliateRow() } });
});
afterAll(() => gateway.close());

const mine = async () => (await gateway.dataOf(MINE, {}, { token: TOKEN })).viewer.affiliate;
const writes = () =>
  gateway.stub.calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

describe('viewer.affiliate', () => {
  test('is the user’s record, with one call', async () => {
    expect(await mine()).toEqual(shown);
    expect(gateway.callsMade().slice(1)).toEqual(['/affiliate/RAHIMA7']);
    expect(gateway.stub.calls[1]!.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  test('may have only the fields of the specification', async () => {
    const { earnings, request, updatedAt, withdrawal_logs, usage_count } = affiliateRow({ request: 'none' });
    gateway.stub.change({
      'GET /affiliate/RAHIMA7': { data: { earnings, request, updatedAt, withdrawal_logs, usage_count } },
    });
    const expected = {
      ...shown,
      id: 'RAHIMA7',
      available: null,
      held: null,
      owed: null,
      commissionPercent: null,
      holdHours: null,
      monthly: [],
      account: null,
      request: 'NONE',
    };
    expect(await mine()).toEqual(expected);
    gateway.stub.change({ 'GET /affiliate/RAHIMA7': { earnings: {}, request: null } });
    expect(await mine()).toEqual({
      ...expected,
      totalEarned: 0,
      withdrawn: 0,
      referralCount: 0,
      withdrawals: [],
      updatedAt: null,
    });
  });

  test('may have numbers as text, and dates as milliseconds', async () => {
    const row = affiliateRow({
      earnings: { total_earned: '1500', pending_withdrawal: '0', withdrawn: '500.00' },
      usage_count: '12',
      updatedAt: Date.UTC(2026, 10, 21, 9, 30),
    });
    gateway.stub.change({ 'GET /affiliate/RAHIMA7': { data: row } });
    expect(await mine()).toEqual(shown);
  });

  test.each([
    [
      { preferred_method: 'Nogod', account_number: '01812345678' },
      { method: 'NOGOD', accountNumber: '********678' },
    ],
    [
      { preferred_method: 'bkash', account_number: '01812345678' },
      { method: 'BKASH', accountNumber: '********678' },
    ],
    [{ preferred_method: '', account_number: '' }, null],
    [{ preferred_method: 'Cash', account_number: '01812345678' }, null],
    [{}, null],
    [null, null],
  ])('reads the account %j from the affiliate’s or the user’s record', async (withdrawal, account) => {
    gateway.stub.change({ 'GET /affiliate/RAHIMA7': { data: affiliateRow({ withdrawal }) } });
    expect((await mine()).account).toEqual(account);
    gateway.stub.change({
      'GET /users': user({ withdrawal }),
      'GET /affiliate/RAHIMA7': { data: affiliateRow({ withdrawal: undefined }) },
    });
    expect((await mine()).account).toEqual(account);
  });

  test('is null for a user without one; upstream failures are errors', async () => {
    gateway.stub.change({ 'GET /affiliate/RAHIMA7': answer(404, { message: 'No such user.' }) });
    expect(await mine()).toBeNull();
    gateway.stub.change({ 'GET /affiliate/RAHIMA7': answer(503, {}) });
    const { body } = await gateway.graphql(MINE, {}, { token: TOKEN });
    expect(body).toMatchObject({
      data: { viewer: { id: '7', affiliate: null } },
      errors: [{ path: ['viewer', 'affiliate'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
    });
  });
});

describe('setWithdrawalAccount', () => {
  const set = { method: 'NOGOD', accountNumber: '01912345678' };
  const withdrawal = { preferred_method: 'Nogod', account_number: '01912345678' };

  test('sends the record’s id, and returns the changed record', async () => {
    gateway.stub.change({ 'PATCH /affiliate/withdrawal-info/7': { data: { update_withdrawal: { withdrawal } } } });
    const data = await gateway.dataOf(SET, set, { token: TOKEN });
    expect(data.setWithdrawalAccount).toEqual({ ...shown, account: { ...set, accountNumber: '********678' } });
    expect(writes()).toEqual([['PATCH', '/affiliate/withdrawal-info/7', { withdrawal }]]);
  });

  test.each(['0191234567', '019123456789', '0191234567a', '٠١٩١٢٣٤٥٦٧٨', '', ' 01912345678'])(
    'rejects the account number %j without an upstream call',
    async (accountNumber) => {
      expect(await gateway.errorOf(SET, { ...set, accountNumber }, { token: TOKEN })).toMatchObject({
        message: 'Please enter a valid 11-digit number',
        extensions: { code: 'BAD_USER_INPUT', field: 'accountNumber' },
      });
      expect(gateway.callsMade()).toEqual([]);
    },
  );

  test('passes on the upstream’s message and names the input', async () => {
    const refuse = (status: number, body: unknown) => {
      gateway.stub.change({ 'PATCH /affiliate/withdrawal-info/7': answer(status, body) });
      return gateway.errorOf(SET, set, { token: TOKEN });
    };
    expect(await refuse(400, { message: 'No such account.', field: 'account_number' })).toMatchObject({
      message: 'No such account.',
      extensions: { code: 'BAD_USER_INPUT', field: 'accountNumber' },
    });
    expect(await refuse(403, { message: 'Please log in again to change this.' })).toMatchObject({
      message: 'Please log in again to change this.',
      extensions: { code: 'FORBIDDEN' },
    });
    expect((await refuse(200, { data: {} })).extensions?.code).toBe('UPSTREAM_UNAVAILABLE');
  });
});

describe('requestWithdrawal', () => {
  const PATH = 'PATCH /affiliate/request/payment/RAHIMA7';
  const pending = affiliateRow({
    request: 'pending',
    earnings: { total_earned: 1_500, pending_withdrawal: 1_000, withdrawn: 500 },
  });

  test('succeeds if the body says 200 or true, and returns the new record', async () => {
    for (const success of [200, '200', true, 'true', 1]) {
      gateway.stub.change({ [PATH]: { success, data: pending } });
      const data = await gateway.dataOf(REQUEST, {}, { token: TOKEN });
      expect(data.requestWithdrawal).toMatchObject({ request: 'PENDING', pendingWithdrawal: 1_000 });
    }
    expect(writes()[0]).toEqual(['PATCH', '/affiliate/request/payment/RAHIMA7', {}]);
  });

  test('reads the record if the response lacks it', async () => {
    gateway.stub.change({ [PATH]: { success: 200 }, 'GET /affiliate/RAHIMA7': { data: pending } });
    expect((await gateway.dataOf(REQUEST, {}, { token: TOKEN })).requestWithdrawal.request).toBe('PENDING');
  });

  test.each([
    [{ success: 400, message: 'Nothing to withdraw.' }, 'BAD_USER_INPUT', 'Nothing to withdraw.'],
    [{ success: false, message: 'Nothing to withdraw.' }, 'BAD_USER_INPUT', 'Nothing to withdraw.'],
    [{ success: 0 }, 'BAD_USER_INPUT', 'Invalid Information. Please try again.'],
    [{ success: 'sent' }, 'UPSTREAM_UNAVAILABLE', 'Error: Something went wrong, please try again.'],
    [{ data: affiliateRow() }, 'UPSTREAM_UNAVAILABLE', 'Error: Something went wrong, please try again.'],
  ])('fails if the body says %j, whatever the status', async (body, code, message) => {
    gateway.stub.change({ [PATH]: body });
    expect(await gateway.errorOf(REQUEST, {}, { token: TOKEN })).toMatchObject({ message, extensions: { code } });
  });
});

test('a visitor gets an error, without an upstream call', async () => {
  for (const query of [SET, REQUEST]) {
    const error = await gateway.errorOf(query, { method: 'BKASH', accountNumber: '01712345678' });
    expect(error.extensions?.code).toBe('UNAUTHENTICATED');
  }
  expect(gateway.callsMade()).toEqual([]);
});

test.each(['..', 'a/b', '7?x=1'])('makes no call with the user_id %j', async (id) => {
  gateway.stub.change({ 'GET /users': { data: { _id: id, user_id: id } }, '*': { data: affiliateRow() } });
  expect((await gateway.errorOf(REQUEST, {}, { token: TOKEN })).extensions?.code).toBe('UPSTREAM_UNAVAILABLE');
  expect(gateway.callsMade()).toHaveLength(1);
});
