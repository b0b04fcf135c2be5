let format: Intl.DateTimeFormat | undefined;

/** The date of an instant in Dhaka: 12 November 2026. */
export function calendarDay(instant: string) {
  // Not when the page starts: its first Intl object takes a phone 60 ms.
  format ??= new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dhaka' });
  return format.format(new Date(instant));
}
