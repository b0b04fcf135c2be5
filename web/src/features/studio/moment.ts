const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Day and time of an instant. */
export const moment = (iso: string) => MOMENT.format(new Date(iso));
