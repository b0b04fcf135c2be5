let format: Intl.DateTimeFormat | undefined;

/** The day of an ISO instant, as text and for `<time>`; undefined for an invalid one. */
export function dayOf(instant: string | null | undefined) {
  const date = new Date(instant ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return undefined;
  // One time zone, so that the server and every reader render the same day. Not when the page starts: its first Intl object
  // takes a phone 60 ms.
  format ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  return { text: format.format(date), machine: date.toISOString().slice(0, 10) };
}
