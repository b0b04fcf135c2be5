const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dhaka' });

/** A day for people, as the calendar in Dhaka has it: 12 November 2026. */
export const readableDate = (instant: Date | string) => DAY.format(new Date(instant));
