import { dateFormat } from '../../i18n/formats/dates.ts';

// One time zone, so that the server and every reader render the same day.
const format = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** The day of an ISO instant, as text and for `<time>`; undefined for an invalid one. */
export function dayOf(instant: string | null | undefined) {
  const date = new Date(instant ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return undefined;
  return { text: format(date), machine: date.toISOString().slice(0, 10) };
}
