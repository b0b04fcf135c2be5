import { BANGLA } from 'schema/languages.ts';
import { inLanguage } from 'server/language.ts';
import { expect, test } from 'vitest';
import { en } from './en.ts';
import { staffKinds } from './staff.ts';
import { storedWords, type Templated, wordsOf } from './index.ts';

const AMOUNT = { amount: 29 };

const PLAN = { plan: 'Monthly', endsAt: '2026-12-12T04:00:00.000Z' };
const PURCHASE = { ...PLAN, duration: '1 month', price: 299 };
const REFUND = { plan: 'Full', price: 1_500, was: 'running', running: null, hasAccess: false } as const;

const CASES: [Templated, title: string, message: string][] = [
  [
    { template: 'purchase-completed', params: PURCHASE },
    'Purchase completed',
    'Your plan Monthly (1 month) for Tk 299 is open until 12 December 2026.',
  ],
  [
    { template: 'purchase-completed', params: { ...PURCHASE, duration: 'Lifetime', endsAt: null } },
    'Purchase completed',
    'Your plan Monthly (Lifetime) for Tk 299 is open without end.',
  ],
  [
    { template: 'purchase-waiting', params: { ...PURCHASE, startsAt: '2026-11-12T04:00:00.000Z' } },
    'Purchase completed',
    'Your plan Monthly (1 month) for Tk 299 starts on 12 November 2026, when your present plan ends, ' +
      'and is then open until 12 December 2026.',
  ],
  [
    { template: 'purchase-completed', params: { ...PURCHASE, order: 'order-1' } },
    'Purchase completed',
    '<p>Your plan Monthly (1 month) for Tk 299 is open until 12 December 2026.</p><p><a href="/orders/order-1">Your order</a></p>',
  ],
  [
    { template: 'order-expired', params: { id: 'order-1', code: 'K7M2-49QX', plan: 'Full' } },
    'Order expired',
    '<p>Your order K7M2-49QX of Full was not paid in time. If you have sent money for it, tell us this code.</p>' +
      '<p><a href="/orders/order-1">Your order</a></p>',
  ],
  [
    { template: 'order-not-paid', params: { id: 'order-1', code: 'K7M2-49QX', plan: 'Full' } },
    'Order not paid',
    '<p>Your order K7M2-49QX of Full was not paid. Nothing was taken. You can order again.</p>' +
      '<p><a href="/orders/order-1">Your order</a></p>',
  ],
  [
    { template: 'purchase-refunded', params: { ...REFUND, order: 'order-1' } },
    'Purchase refunded',
    '<p>Your plan Full was refunded: Tk 1500. Its access has ended.</p><p><a href="/orders/order-1">Your order</a></p>',
  ],
  [
    {
      template: 'order-transaction-rejected',
      params: { id: 'order-1', code: 'K7M2-49QX', transaction: 'AB12CD34EF', reason: 'It is <not> there.' },
    },
    'Payment not found',
    '<p>We did not find the payment AB12CD34EF for your order K7M2-49QX. Reason: It is &#60;not&#62; there.<br />' +
      'Look at the TrxID in the app of your wallet, and enter it again.</p><p><a href="/orders/order-1">Your order</a></p>',
  ],
  [
    { template: 'purchase-refunded', params: REFUND },
    'Purchase refunded',
    'Your plan Full was refunded: Tk 1500. Its access has ended.',
  ],
  [
    { template: 'purchase-refunded', params: { ...REFUND, hasAccess: true } },
    'Purchase refunded',
    'Your plan Full was refunded: Tk 1500. Your account stays open.',
  ],
  [
    { template: 'purchase-refunded', params: { ...REFUND, running: PLAN, hasAccess: true } },
    'Purchase refunded',
    'Your plan Full was refunded: Tk 1500. Your plan Monthly is open until 12 December 2026.',
  ],
  [
    { template: 'purchase-refunded', params: { ...REFUND, was: 'waiting', running: PLAN, hasAccess: true } },
    'Purchase refunded',
    'Your plan Full was refunded: Tk 1500. It had not started yet. Your plan Monthly is open until 12 December 2026.',
  ],
  [
    { template: 'purchase-refunded', params: { ...REFUND, was: 'ended' } },
    'Purchase refunded',
    'Your plan Full was refunded: Tk 1500. Its access had ended before.',
  ],
  [
    { template: 'purchase-partly-refunded', params: { ...PLAN, amount: 200 } },
    'Part of a purchase refunded',
    'Tk 200 of your plan Monthly were paid back. It stays open until 12 December 2026.',
  ],
  [
    { template: 'commission-taken-back', params: AMOUNT },
    'Commission taken back',
    'A purchase that you had earned Tk 29 by was refunded. Tk 29 comes off what you have earned, or off what you earn next.',
  ],
  [
    { template: 'commission-refused', params: { ...AMOUNT, reason: 'One device' } },
    'Commission not granted',
    'A commission of Tk 29 was not granted after a review. Reason: One device',
  ],
  [
    { template: 'commission-refused', params: { ...AMOUNT, reason: null } },
    'Commission not granted',
    'A commission of Tk 29 was not granted after a review.',
  ],
  [
    { template: 'withdrawal-completed', params: { ...AMOUNT, method: 'Bkash', digits: '678' } },
    'Withdrawal completed',
    'Tk 29 were sent to your Bkash account ending in 678.',
  ],
  [
    { template: 'withdrawal-rejected', params: { ...AMOUNT, reason: 'Wrong number' } },
    'Withdrawal not completed',
    'Your request for Tk 29 was turned down. Reason: Wrong number',
  ],
  [
    { template: 'withdrawal-rejected', params: { ...AMOUNT, reason: null } },
    'Withdrawal not completed',
    'Your request for Tk 29 was turned down.',
  ],
  [
    { template: 'key-corrected', params: { ref: 'ANAT-000123' } },
    'A key was corrected',
    'The key of ANAT-000123, which you have answered, was corrected. Look at it again.',
  ],
  ...(
    [
      ['WRONG', 'RIGHT', 'now counts as right'],
      ['RIGHT', 'WRONG', 'no longer counts as right'],
      ['RIGHT', 'PARTLY', 'no longer counts as right, but as partly right'],
      ['WRONG', 'PARTLY', 'now counts as partly right'],
      ['PARTLY', 'WRONG', 'now counts as wrong'],
    ] as const
  ).map(([was, now, change]): (typeof CASES)[number] => [
    { template: 'answer-remarked', params: { ref: 'ANAT-000123', was, now } },
    'A key was corrected',
    `The key of ANAT-000123 was corrected. Your last answer ${change}.`,
  ]),
  [
    { template: 'report-answered', params: { ref: 'ANAT-000123', accepted: true, answer: 'It is B.' } },
    'Your report was right',
    '<p>On your report of ANAT-000123: It is B.</p><p><a href="/profile/reports">Your reports</a></p>',
  ],
  [
    { template: 'report-answered', params: { ref: 'ANAT-000123', accepted: false, answer: 'B < C,\n"surely"' } },
    'Your report was answered',
    '<p>On your report of ANAT-000123: B &#60; C,<br />&#34;surely&#34;</p><p><a href="/profile/reports">Your reports</a></p>',
  ],
  [
    { template: 'database-downloaded', params: { name: '<b>Rahima</b>', at: '2026-11-12T03:30:00.000Z' } },
    'The database was downloaded',
    'On 12 November 2026 at 09:30 <b>Rahima</b> downloaded everything that the site stores, personal data too. ' +
      'If you did not expect this, take away the role of that account and look at the log of the desk.',
  ],
  [
    {
      template: 'role-given',
      params: { name: 'Rahima', person: 'Karim', role: 'CLERK', at: '2026-11-12T03:30:00.000Z' },
    },
    'A role was given',
    'On 12 November 2026 at 09:30 Rahima gave Karim the role CLERK. ' +
      'If you did not expect this, look at the log of the desk and take the role away.',
  ],
  [
    {
      template: 'two-factor-reset',
      params: { name: 'Rahima', person: 'Karim', at: '2026-11-12T03:30:00.000Z' },
    },
    'Two-step log-in was reset',
    'On 12 November 2026 at 09:30 Rahima switched off two-step log-in for Karim. ' +
      'If you did not expect this, take away the role of that account and look at the log of the desk.',
  ],
  [
    { template: 'questions-exported', params: { name: 'Rahima', at: '2026-11-12T03:30:00.000Z' } },
    'Questions were exported',
    'On 12 November 2026 at 09:30 Rahima exported questions with their keys.',
  ],
  [
    { template: 'withdrawal-taken-over', params: AMOUNT },
    'Withdrawal not completed',
    'Your request for Tk 29 was turned down. Reason: The owner of the email address took over the account after this request.',
  ],
];

test.each(CASES)('%j', (content, title, message) => {
  expect(wordsOf(content)).toEqual({ title, message });
});

test('covers every template', () => {
  const others = Object.keys(en).filter((template) => !Object.hasOwn(staffKinds, template));
  expect(new Set(CASES.map(([{ template }]) => template))).toEqual(new Set(others));
});

test.each(CASES)('in Bangla: %j', (content, title, message) => {
  const inBangla = inLanguage(BANGLA, () => wordsOf(content));
  expect(inBangla.title).toMatch(/^[^A-Za-z]+$/);
  expect(inBangla.message).not.toMatch(/\b(?:your|until|null|undefined)\b|\[object/i);
  expect([title, message]).not.toContain(inBangla.message);
  const links = (html: string) => html.match(/href="[^"]*"/g);
  expect(links(inBangla.message)).toEqual(links(message));
});

test('dates and amounts in Bangla have its digits and no PM', () => {
  const waiting = { ...PURCHASE, price: 1_25_000, startsAt: '2026-11-12T14:05:00.000Z' };
  const { message } = inLanguage(BANGLA, () => wordsOf({ template: 'purchase-waiting', params: waiting }));
  expect(message).toBe(
    'আপনার Monthly (1 month) প্ল্যান শুরু হবে ১২ নভেম্বর ২০২৬, আপনার এখনকার প্ল্যান শেষ হলে, আর চালু থাকবে ১২ ডিসেম্বর ২০২৬ পর্যন্ত। দাম ১,২৫,০০০ টাকা।',
  );
  const params = { name: 'Rahima', at: '2026-11-12T14:05:00.000Z' };
  const exported = inLanguage(BANGLA, () => wordsOf({ template: 'questions-exported', params }));
  expect(exported.message).toBe('সময়: ১২ নভেম্বর ২০২৬, ২০:০৫। Rahima সঠিক উত্তরসহ প্রশ্ন এক্সপোর্ট করেছেন।');
});

const TEXT = { title: 'Stored', message: 'Words' };
test.each([
  ['free text', { template: null, params: null }],
  ['a template of a newer version', { template: 'not-yet', params: {} }],
  ['a name that every object has', { template: 'toString', params: {} }],
])('%s is shown by its stored words', (_what, stored) => {
  expect(storedWords({ ...stored, ...TEXT })).toEqual(TEXT);
});
