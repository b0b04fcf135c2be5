// A day without an hour, read in one time zone, is the same day for server and reader.
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** The day of an instant, for people and for machines; undefined where it is none. */
export function dayOf(instant: string | null | undefined) {
  const date = new Date(instant ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return undefined;
  return { text: DAY.format(date), machine: date.toISOString().slice(0, 10) };
}
