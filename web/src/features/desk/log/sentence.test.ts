import { expect, test } from 'vitest';
import { sentenceOf } from './sentence.ts';

const GRANT = { user_id: 'RAHIMA', plan: 'premium', duration: '1 year', renew: true };

test('a call is told with the name of whom it was about, or with the ID once the account is gone', () => {
  const call = 'POST /admin/purchases';
  expect(sentenceOf(call, JSON.stringify(GRANT), 'Rahima Khatun')).toBe(
    'Granted premium for 1 year to Rahima Khatun, after the period that runs.',
  );
  expect(sentenceOf(call, JSON.stringify(GRANT), undefined)).toContain('to RAHIMA');
});

test('a trial and an overridden caution are called so', () => {
  expect(sentenceOf('POST /admin/questions/import?format=csv&dry_run=true', null, undefined)).toContain('Only a trial');
  const sent = JSON.stringify({ title: 'Hello' });
  expect(sentenceOf('POST /admin/notifications?dry_run=true', sent, undefined)).not.toContain('Only a trial');
  const paid = { user_id: 'KARIM', request: 7, force: true };
  expect(sentenceOf('POST /admin/withdrawals/complete', JSON.stringify(paid), 'Karim')).toContain('in spite of');
});

test('what has no sentence here, or a body too long to be recorded, is shown as the call', () => {
  expect(sentenceOf('POST /admin/notifications', null, undefined)).toBeUndefined();
  expect(sentenceOf('POST /admin/elsewhere', '{}', undefined)).toBeUndefined();
  expect(sentenceOf('constructor', '{}', undefined)).toBeUndefined();
});

test('entries of content are told by kind and ID', () => {
  expect(sentenceOf('PUT /admin/entries/faqs/refund', '{}', undefined)).toBe('Saved the question of the FAQ “refund”.');
  expect(sentenceOf('DELETE /admin/entries/banners/eid?version=1', null, undefined)).toContain('Deleted the banner');
  expect(sentenceOf('POST /admin/entries/plans/order', '{}', undefined)).toBe('Changed the order of the plans.');
});

test('what was done to the whole site is told', () => {
  expect(sentenceOf('POST /admin/study/rebuild/start', null, undefined)).toContain('Rebuilt the counters');
  expect(sentenceOf('POST /admin/export', '{"password":"(a secret)"}', undefined)).toContain('the whole database');
});
