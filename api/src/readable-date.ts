const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dhaka' });

/** The date in Dhaka, as in 12 November 2026. */
export const readableDate = (instant: Date | string) => DAY.format(new Date(instant));
