const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dhaka' });

/** The date of an instant in Dhaka: 12 November 2026. */
export const calendarDay = (instant: string) => DAY.format(new Date(instant));
