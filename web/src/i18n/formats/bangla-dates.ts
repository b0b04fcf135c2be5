import { inDigits } from './digits.ts';

/** `timeZone` is the reader's where it is left out. */
export type DateOptions = Intl.DateTimeFormatOptions & { timeZone?: 'UTC' | 'Asia/Dhaka' };

// Bangladesh keeps UTC+6 all year.
const DHAKA_MS = 6 * 3_600_000;
const MINUTE_MS = 60_000;

const WEEKDAYS = ['রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহস্পতি', 'শুক্র', 'শনি'];
const MONTHS = [
  'জানুয়ারি',
  'ফেব্রুয়ারি',
  'মার্চ',
  'এপ্রিল',
  'মে',
  'জুন',
  'জুলাই',
  'আগস্ট',
  'সেপ্টেম্বর',
  'অক্টোবর',
  'নভেম্বর',
  'ডিসেম্বর',
];
const SHORT_MONTHS = ['জানু', 'ফেব', 'মার্চ', 'এপ্রিল', 'মে', 'জুন', 'জুলাই', 'আগস্ট', 'সেপ্ট', 'অক্টো', 'নভে', 'ডিসে'];

/**
 * সোমবার, ১০ মে ২০২৭, ১৭:৩০: those of its parts that `options` has. By hand, because browsers and the server know
 * different versions of the names, and write PM in Latin letters. Throws a RangeError for an invalid date, as Intl does.
 */
export function banglaDate(date: Date, options: DateOptions): string {
  if (Number.isNaN(date.getTime())) throw new RangeError('Invalid time value');
  const local = new Date(date.getTime() + offsetOf(date, options.timeZone));
  const month = local.getUTCMonth();
  const { dateStyle, timeStyle } = options;
  const isShort = dateStyle === 'medium' || options.month === 'short';
  const days = [
    (dateStyle || options.day) && local.getUTCDate(),
    (dateStyle || options.month) && (isShort ? SHORT_MONTHS : MONTHS)[month],
    (dateStyle || options.year) && local.getUTCFullYear(),
  ];
  const weekday = WEEKDAYS[local.getUTCDay()];
  const parts = [
    options.weekday && (options.weekday === 'short' ? weekday : `${weekday}বার`),
    days.filter(Boolean).join(' '),
    (timeStyle || options.hour) && local.toISOString().slice(11, 16),
  ];
  return inDigits(parts.filter(Boolean).join(', '));
}

function offsetOf(date: Date, timeZone: DateOptions['timeZone']): number {
  if (timeZone === 'UTC') return 0;
  return timeZone === undefined ? -date.getTimezoneOffset() * MINUTE_MS : DHAKA_MS;
}
