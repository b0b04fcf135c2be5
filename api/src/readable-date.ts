const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Dhaka' });

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Dhaka' });

/** The date in Dhaka, as in 12 November 2026. */
export const readableDate = (instant: Date | string) => DAY.format(new Date(instant));

/** The time in Dhaka, as in 12 November 2026 at 09:30. */
export const readableMoment = (instant: Date | string) => MOMENT.format(new Date(instant));

// sv-SE writes dates as ISO 8601 does.
const ISO_DAY = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Asia/Dhaka' });

/** The date in Dhaka, as in 2026-11-12. */
export const dhakaDay = (instant: Date) => ISO_DAY.format(instant);
