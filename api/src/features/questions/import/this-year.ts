const CALENDAR = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Dhaka', year: 'numeric' });

/** The year that it is in Bangladesh. */
export const yearInBangladesh = (now: Date): number => Number(CALENDAR.format(now));
