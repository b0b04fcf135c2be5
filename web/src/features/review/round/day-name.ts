import { type Day, daysBetween } from 'review/days.ts';
import { dateFormat } from '../../../i18n/formats/dates.ts';

const near = dateFormat({ weekday: 'long', timeZone: 'UTC' });
const far = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Friday, of the days around today; else 12 November. */
export const dayName = (day: Day, today: Day): string => (Math.abs(daysBetween(today, day)) < 7 ? near : far)(day);
