import { TOKEN, userRow } from '../people.ts';
import { unreadable, type Variation } from './variation.ts';

const CALL = '/affiliate/RAHIMA7';
const OWN = { '/users': { data: userRow({ withdrawal: null }) } };
const unreadableHere = (field: string) => unreadable('GET /affiliate/*', field);

type Case = { fields: string; data: unknown; log?: Variation['log'] };
const record = (name: string, row: Record<string, unknown>, { fields, data, log }: Case): Variation => ({
  name,
  upstream: { ...OWN, [CALL]: { data: { user_id: 'RAHIMA7', ...row } } },
  query: `{ viewer { affiliate { ${fields} } } }`,
  token: TOKEN,
  data: { viewer: { affiliate: data } },
  ...(log && { log }),
});

const payouts = (name: string, logs: unknown, withdrawals: unknown, log?: Variation['log']) =>
  record(
    name,
    { withdrawal_logs: logs },
    { fields: 'withdrawals { date amount }', data: { withdrawals }, ...(log && { log }) },
  );

type Amount = number | null;
const EARNINGS = 'totalEarned pendingWithdrawal withdrawn';
const amounts = ([totalEarned, pendingWithdrawal, withdrawn]: [Amount, Amount, Amount]) => ({
  totalEarned,
  pendingWithdrawal,
  withdrawn,
});
const earnings = (name: string, row: unknown, expected: [Amount, Amount, Amount], lost: string[] = []) =>
  record(
    name,
    { earnings: row },
    { fields: EARNINGS, data: amounts(expected), log: lost.map((field) => unreadableHere(`earnings.${field}`)) },
  );

const NOON = '2026-11-22T06:30:00.000Z';
const AT_NOON = Date.parse(NOON);
/** Variations of a payout's date. */
const dated = (name: string, date: unknown, shown: string | null) =>
  payouts(
    `a date as ${name}`,
    [{ date, amount: 500 }],
    [{ date: shown, amount: 500 }],
    shown === null ? [unreadableHere('withdrawal_logs.date')] : undefined,
  );

const status = (word: unknown, request: string, log?: Variation['log']) =>
  record(
    `the status ${JSON.stringify(word)}`,
    { request: word },
    { fields: 'request', data: { request }, ...(log && { log }) },
  );

const account = (word: unknown, method: string | null, log?: Variation['log']) =>
  record(
    `the service ${JSON.stringify(word)}`,
    { withdrawal: { preferred_method: word, account_number: '01712345678' } },
    { fields: 'account { method }', data: { account: method && { method } }, ...(log && { log }) },
  );

/** Variations of earnings, payouts and the payout account. */
export const affiliateVariations: Variation[] = [
  record(
    'no earnings yet',
    {},
    {
      fields: 'totalEarned withdrawn request',
      data: { totalEarned: 0, withdrawn: 0, request: 'NONE' },
    },
  ),
  payouts(
    'payouts without a date, which stand last',
    [{ amount: 100 }, { date: NOON, amount: 500 }, { date: '', amount: 200 }],
    [
      { date: NOON, amount: 500 },
      { date: null, amount: 100 },
      { date: null, amount: 200 },
    ],
  ),
  earnings('amounts in text', { total_earned: '1500', pending_withdrawal: ' 20 ', withdrawn: '৫০০' }, [1500, 20, 500]),
  earnings(
    'an amount that is not in whole taka',
    { total_earned: 1500, withdrawn: '499.6' },
    [1500, 0, null],
    ['withdrawn'],
  ),
  earnings('an unreadable amount', { total_earned: 'much', withdrawn: 500 }, [null, 0, 500], ['total_earned']),
  earnings(
    'amounts of which none can be read',
    { total_earned: {}, pending_withdrawal: 'some', withdrawn: 1e12 },
    [null, null, null],
    ['total_earned', 'pending_withdrawal', 'withdrawn'],
  ),
  record(
    'earnings that are no object',
    { earnings: 'none', usage_count: 3 },
    {
      fields: `${EARNINGS} referralCount`,
      data: { ...amounts([null, null, null]), referralCount: 3 },
      log: [unreadableHere('earnings')],
    },
  ),
  record(
    'an unreadable id, in whose place the user’s stands',
    { _id: {}, usage_count: 3 },
    { fields: 'id referralCount', data: { id: 'RAHIMA7', referralCount: 3 }, log: [unreadableHere('_id')] },
  ),
  record(
    'an unreadable count of referrals',
    { usage_count: 'a few', earnings: { total_earned: 70 } },
    {
      fields: 'referralCount totalEarned',
      data: { referralCount: null, totalEarned: 70 },
      log: [unreadableHere('usage_count')],
    },
  ),
  payouts(
    'a payout without an amount, whose date stays',
    [{ date: NOON }, { date: NOON, amount: 500 }],
    [
      { date: NOON, amount: null },
      { date: NOON, amount: 500 },
    ],
    [unreadableHere('withdrawal_logs.amount')],
  ),
  payouts(
    'a payout that is no object, beside another',
    [7, { date: NOON, amount: 500 }],
    [{ date: NOON, amount: 500 }],
    [unreadableHere('withdrawal_logs')],
  ),
  payouts('payouts that are no list', {}, [], [unreadableHere('withdrawal_logs')]),
  dated('seconds since 1970', AT_NOON / 1000, NOON),
  dated('seconds with a fraction', AT_NOON / 1000 + 0.25, '2026-11-22T06:30:00.250Z'),
  dated('seconds in text', String(AT_NOON / 1000), NOON),
  dated('milliseconds', AT_NOON, NOON),
  dated('milliseconds in text', String(AT_NOON), NOON),
  dated('ISO 8601 with an offset', '2026-11-22T12:30:00+06:00', NOON),
  dated('PostgreSQL writes it', '2026-11-22 12:30:00.000+06', NOON),
  dated('ISO 8601 without an offset, which is UTC', '2026-11-22T06:30:00', NOON),
  dated('a day', '2026-11-22', '2026-11-22T00:00:00.000Z'),
  dated('RFC 1123', 'Sun, 22 Nov 2026 06:30:00 GMT', NOON),
  dated('RFC 2822', '22 Nov 2026 12:30:00 +0600', NOON),
  dated('JavaScript’s text', 'Sun Nov 22 2026 12:30:00 GMT+0600 (Bangladesh Standard Time)', NOON),
  dated('{ $date }', { $date: '2026-11-22T06:30:00Z' }, NOON),
  dated('a day that is read two ways', '03/04/2026', null),
  dated('30 February', '2026-02-30', null),
  dated('a word', 'yesterday', null),
  dated('zero', 0, null),
  dated('a year', 2026, null),
  dated('the zero date of Go', '0001-01-01T00:00:00Z', null),
  dated('an object', {}, null),
  record(
    'a month whose earnings cannot be read',
    {
      monthly: [
        { month: '2026-04', earned: 'some' },
        { month: '2026-05', earned: 7 },
      ],
    },
    {
      fields: 'monthly { month earned }',
      data: {
        monthly: [
          { month: '2026-04', earned: null },
          { month: '2026-05', earned: 7 },
        ],
      },
      log: [unreadableHere('monthly.earned')],
    },
  ),
  record(
    'an unreadable date of the last change',
    { updatedAt: 'soon' },
    {
      fields: 'updatedAt',
      data: { updatedAt: null },
      log: [unreadableHere('updatedAt')],
    },
  ),
  record(
    'a month that is none',
    {
      monthly: [
        { month: 'May', earned: 5 },
        { month: '2026-05', earned: 7 },
      ],
    },
    {
      fields: 'monthly { month earned }',
      data: { monthly: [{ month: '2026-05', earned: 7 }] },
      log: [unreadableHere('monthly.month')],
    },
  ),
  status('approved', 'COMPLETED'),
  status('Paid', 'COMPLETED'),
  status('RELEASED', 'COMPLETED'),
  status('In review', 'PENDING'),
  status('processing', 'PENDING'),
  status('rejected', 'NONE'),
  status('', 'NONE'),
  status('on the moon', 'NONE', [unreadableHere('request')]),
  account('bKash', 'BKASH'),
  account('Nagad', 'NOGOD'),
  account(' NAGAD ', 'NOGOD'),
  account('nogod', 'NOGOD'),
  account('ROCKET', 'ROCKET'),
  account('', null),
  account('Upay', null, [unreadableHere('withdrawal.preferred_method')]),
];
