let format: Intl.DateTimeFormat | undefined;

/** Day and time in Dhaka: 28 November at 17:30. */
export function untilMoment(instant: string): string {
  format ??= new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Dhaka',
  });
  return format.format(new Date(instant));
}
