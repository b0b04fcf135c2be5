const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

const isToday = (date: Date) => DATE.format(date) === DATE.format(new Date());

/** The time of today, the day of before. */
export function when(iso: string): string {
  const date = new Date(iso);
  return isToday(date) ? TIME.format(date) : DATE.format(date);
}

export const clockTime = (ms: number) => TIME.format(ms);
