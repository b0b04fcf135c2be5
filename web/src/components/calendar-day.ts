const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dhaka' });

/** The day of an instant as the calendar in Dhaka has it: 12 November 2026. */
export const calendarDay = (instant: string) => DAY.format(new Date(instant));
