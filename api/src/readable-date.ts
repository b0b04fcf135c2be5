import { BANGLA } from 'schema/languages.ts';
import { currentLanguage } from 'server/language.ts';

const formats = (locale: string) => ({
  day: new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Dhaka' }),
  time: new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Dhaka',
  }),
});
const ENGLISH = formats('en-GB');
const IN_BANGLA = formats('bn');

/** The date in Dhaka, in the language of the request, as in 12 November 2026 or ১২ নভেম্বর ২০২৬. */
export function readableDate(instant: Date | string): string {
  const date = new Date(instant);
  // Bangla has a comma before the year, which does not fit into a sentence.
  return currentLanguage() === BANGLA ? IN_BANGLA.day.format(date).replace(',', '') : ENGLISH.day.format(date);
}

/** The time in Dhaka, as in 12 November 2026 at 09:30 or ১২ নভেম্বর ২০২৬, ০৯:৩০. */
export const readableMoment = (instant: Date | string): string =>
  currentLanguage() === BANGLA
    ? `${readableDate(instant)}, ${IN_BANGLA.time.format(new Date(instant))}`
    : `${readableDate(instant)} at ${ENGLISH.time.format(new Date(instant))}`;

// sv-SE writes dates as ISO 8601 does.
const ISO_DAY = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Dhaka' });

/** The date in Dhaka, as in 2026-11-12. */
export const dhakaDay = (instant: Date) => ISO_DAY.format(instant);
