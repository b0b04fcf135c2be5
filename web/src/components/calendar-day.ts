let format: Intl.DateTimeFormat | undefined;

/** The date of an instant in Dhaka: 12 November 2026. */
export function calendarDay(instant: string) {
  // Not while the page starts: a format takes a phone long to make.
  format ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dhaka' });
  return format.format(new Date(instant));
}
