import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { BANGLA, DEFAULT_LANGUAGE } from 'schema/languages.ts';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { taka } from '../../components/taka.ts';
import { readLanguageBy } from '../language.ts';
import { dateFormat } from './dates.ts';
import { chooseDigits, inDigits } from './digits.ts';
import { listAll, listAny } from './lists.ts';

const INSTANT = '2026-11-28T20:05:00Z';

const day = dateFormat({ dateStyle: 'long', timeZone: 'Asia/Dhaka' });
const shortMoment = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const american = dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }, 'en-US');
const weekday = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const shortWeekday = dateFormat({ weekday: 'short', timeZone: 'UTC' });
const month = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

test('English is as Intl writes it', () => {
  expect(day(INSTANT)).toBe('29 November 2026');
  expect(shortMoment(INSTANT)).toBe('28 Nov 2026, 20:05');
  expect(american(INSTANT)).toMatch(/^8:05\sPM$/);
  expect([listAll(['a', 'b', 'c']), listAny(['a', 'b', 'c'])]).toEqual(['a, b and c', 'a, b or c']);
  expect(['0', '1.5'].map(inDigits)).toEqual(['0', '1.5']);
  expect(taka(123_456)).toBe('Tk\u00a0123,456');
});

describe('Bangla', () => {
  beforeEach(() => {
    // A build for browsers has the code of one language.
    vi.stubEnv('SSR', true);
    readLanguageBy(() => BANGLA);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    readLanguageBy(() => DEFAULT_LANGUAGE);
    chooseDigits(false);
  });

  it('has names of its own, 24 hours and its digits', () => {
    expect(day(INSTANT)).toBe('২৯ নভেম্বর ২০২৬');
    expect(shortMoment(INSTANT)).toBe('২৮ নভে ২০২৬, ২০:০৫');
    expect(american(INSTANT)).toBe('২০:০৫');
    expect(weekday(INSTANT)).toBe('শনিবার, ২৮ নভেম্বর');
    expect(shortWeekday(INSTANT)).toBe('শনি');
    expect(month(INSTANT)).toBe('নভেম্বর ২০২৬');
    expect(() => day('never')).toThrow(RangeError);
    expect([[], ['ক'], ['ক', 'খ'], ['ক', 'খ', 'গ']].map(listAll)).toEqual(['', 'ক', 'ক ও খ', 'ক, খ ও গ']);
    expect(listAny(['ক', 'খ', 'গ'])).toBe('ক, খ বা গ');
    expect([0, 1, 2, 1.5, '12:30'].map(inDigits)).toEqual(['০', '১', '২', '১.৫', '১২:৩০']);
    expect([0, 999, 1499, 123_456, 12_345_678].map(taka)).toEqual([
      '৳০',
      '৳৯৯৯',
      '৳১,৪৯৯',
      '৳১,২৩,৪৫৬',
      '৳১,২৩,৪৫,৬৭৮',
    ]);
  });

  it('has Latin digits for a reader who wants them', async () => {
    chooseDigits(true);
    vi.stubEnv('SSR', false);
    vi.stubEnv('BANGLA', 'true');
    vi.resetModules();
    const [dates, money, digits] = await Promise.all([
      import('./dates.ts'),
      import('../../components/taka.ts'),
      import('./digits.ts'),
    ]);
    expect(dates.dateFormat({ dateStyle: 'long', timeZone: 'Asia/Dhaka' })(INSTANT)).toBe('29 নভেম্বর 2026');
    expect(money.taka(123_456)).toBe('৳1,23,456');
    expect([0, 1, 2, 1.5].map(digits.inDigits)).toEqual(['0', '1', '2', '1.5']);
  });
});

test.each([
  ['en', ['0', '1', '2', '1.5', '123,456']],
  ['bn', ['০', '১', '২', '১.৫', '১,২৩,৪৫৬']],
  ['bn-u-nu-latn', ['0', '1', '2', '1.5', '1,23,456']],
])('counts of messages in %s', (locales, counts) => {
  const message = compileMessage('{count, plural, one {#} other {#}} {count, number}');
  const i18n = setupI18n({ locale: BANGLA, locales, messages: { [BANGLA]: { message } } });
  const texts = [0, 1, 2, 1.5, 123_456].map((count) => i18n._('message', { count }));
  expect(texts).toEqual(counts.map((count) => `${count} ${count}`));
});
