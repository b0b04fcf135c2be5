import { expect, test } from 'vitest';
import { t } from '../messages/index.ts';
import { KINDS, sentenceOf } from './sentence.ts';

const GRANT = { user_id: 'RAHIMA', plan: 'premium', duration: '1 year', renew: true };
const sentence = (action: string, params: object, name?: string) => sentenceOf(action, JSON.stringify(params), name);

test('what was settled is told with its evidence', () => {
  const payment = { id: 'order-1', amount: 299, method: 'cash', reference: 'BOOK-7' };
  expect(sentence('order.settle', payment)).toMatch(/^Settled an order with .*299 by cash, BOOK-7\.$/);
  expect(sentence('order.settle', payment, 'Rahima')).toContain('Settled an order of Rahima with');
  expect(sentence('order.reject', { id: 'order-1', reason: 'Not there' })).toContain('Not there');
  expect(sentence('order.reject', { transaction: 'TRX12345', reason: 'Not there' }, 'Rahima')).toMatch(
    /^Did not find the payment TRX12345 of an order of Rahima\./,
  );
  expect(sentence('statement.settle', { orders: ['one', 'other'] })).toBe('Settled 2 orders by a statement.');
  // Of a long one the log keeps no list.
  expect(sentence('statement.settle', { method: 'bkash-manual' })).toBe('Settled orders by a statement.');
});

test('an action is told with the name of whom it was about, or with the ID once the account is gone', () => {
  expect(sentence('plan.grant', GRANT, 'Rahima Khatun')).toBe(
    'Granted premium for 1 year to Rahima Khatun, after the period that runs.',
  );
  expect(sentence('plan.grant', GRANT)).toContain('to RAHIMA');
});

test('a change of many questions is told with what it did and how many', () => {
  expect(sentence('questions.change', { chapter: 'Thorax', changed: 12, refused: 1 })).toBe(
    'Moved 12 questions to the chapter “Thorax”. 1 stayed as it was.',
  );
  expect(sentence('questions.change', { retire: 'Old', changed: 1, refused: 0 })).toBe('Retired 1 question: Old.');
  expect(sentence('questions.change', { submit: true, changed: 2, refused: 0 })).toBe('Submitted 2 questions.');
  expect(sentence('questions.undoChange', { id: '7', changed: 11, refused: 2 })).toBe(
    'Undid a change of many: 11 questions. 2 stayed as they were.',
  );
});

test('a message is told with its group, its time and how many have it', () => {
  const message = { title: 'Eid', group: 'NEVER_BOUGHT' };
  expect(sentence('message.schedule', message)).toBe('Sent “Eid” to people who never bought a plan.');
  expect(sentence('message.schedule', { ...message, send_at: '2026-12-10T03:00:00Z' })).toMatch(
    /^Scheduled “Eid” to people who never bought a plan, for 10 Dec 2026/,
  );
  expect(sentence('message.change', { title: 'Eid', group: 'PERSON' }, 'Rahima')).toBe('Changed “Eid” to Rahima.');
  expect(sentence('message.sent', { ...message, readers: 1 })).toBe(
    '“Eid” was sent to people who never bought a plan: 1 person.',
  );
  expect(sentence('message.cancel', { id: '7' })).toBe('Cancelled the message 7.');
});

test('a trial and an overridden caution are called so', () => {
  expect(sentence('questions.import', { format: 'csv', dry_run: 'true' })).toContain('Only a trial');
  expect(sentence('notification.send', { title: 'Hello' })).not.toContain('Only a trial');
  const paid = { user_id: 'KARIM', request: 7, force: true };
  expect(sentence('withdrawal.complete', paid, 'Karim')).toContain('in spite of');
});

test('what has no sentence here, or too little in the log, has no words; a call of earlier versions is shown', () => {
  expect(sentence('notification.send', {})).toBeUndefined();
  expect(sentence('something.new', {})).toBeUndefined();
  expect(sentence('constructor', {})).toBeUndefined();
  expect(sentence('other', { call: 'POST /admin/elsewhere' })).toBe('POST /admin/elsewhere');
});

test('entries of content are told by kind and ID', () => {
  expect(sentence('legal.save', { id: 'terms', body: '<p>x</p>' })).toBe('Changed the terms of use.');
  expect(sentence('entry.save', { kind: 'faqs', id: 'refund' })).toBe('Saved the question of the FAQ “refund”.');
  expect(sentence('entry.delete', { kind: 'banners', id: 'eid' })).toContain('Deleted the banner');
  expect(sentence('entry.order', { kind: 'plans' })).toBe('Changed the order of the plans.');
});

test('coupons and codes are told with what they give and what was paid', () => {
  expect(sentence('coupon.save', { code: 'EID', share: 0.125 })).toBe('Saved the coupon EID: 12.5 % off.');
  expect(sentence('coupon.save', { code: 'EID', amount: 100, is_on: false })).toBe(
    'Saved the coupon EID, switched off: Tk\u00a0100 off.',
  );
  const payment = { amount: 998, method: 'cash', reference: 'SLIP-7' };
  expect(sentence('codes.create', { plan: 'term', duration: '3 months', count: 2, payment })).toBe(
    'Made 2 codes for term, 3 months, paid with Tk\u00a0998 by cash, SLIP-7.',
  );
  const code = { id: '7', code: 'K7M2-49QX-3HRT-W8DP' };
  expect(sentence('codes.switch', { ...code, is_on: false })).toContain('Switched the code K7M2-49QX-3HRT-W8DP off.');
  expect(sentence('codes.switch', { ...code, is_on: true })).toContain('on again. It is one of the codes bought');
});

test('what was done to the whole site is told', () => {
  expect(sentence('study.startRebuild', {})).toContain('Rebuilt the counters');
  expect(sentence('database.export', {})).toContain('the whole database');
});

test('exports are told with what they had, and each kind of action has a name', () => {
  expect(sentence('questions.export', { format: 'csv' })).toBe('Exported questions as csv.');
  expect(sentence('questions.exportPictures', {})).toBe('Exported the pictures of questions.');
  const days = { from: '2026-11-01', to: '2026-11-27' };
  expect(sentence('figures.export', { report: 'readers', ...days })).toBe(
    'Exported the report of readers, 2026-11-01 to 2026-11-27.',
  );
  expect(sentence('log.export', {})).toBe('Exported this log.');
  expect(KINDS.filter((kind) => t('desk.logKindName', { kind }) === kind)).toEqual([]);
});
