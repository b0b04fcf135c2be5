const CALENDAR = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Dhaka', year: 'numeric' });

export const yearInBangladesh = (now: Date): number => Number(CALENDAR.format(now));
