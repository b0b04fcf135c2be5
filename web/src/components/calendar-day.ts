let format: Intl.DateTimeFormat | undefined;

/** The date of an instant in Dhaka: 12 November 2026. */
export function calendarDay(instant: string) {
  // When it is used: a page's first Intl object blocks a phone for 60 ms and more.
  format ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dhaka' });
  return format.format(new Date(instant));
}
