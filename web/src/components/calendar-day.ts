import { dateFormat } from '../i18n/formats/dates.ts';

/** The date of an instant in Dhaka: 12 November 2026. */
export const calendarDay = dateFormat({ dateStyle: 'long', timeZone: 'Asia/Dhaka' });
