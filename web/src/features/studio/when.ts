import { dateFormat } from '../../i18n/formats/dates.ts';

const formatDate = dateFormat({ dateStyle: 'medium' });

export const clockTime = dateFormat({ timeStyle: 'short' });

/** The time of today, the day of before. */
export const when = (iso: string): string => (formatDate(iso) === formatDate(new Date()) ? clockTime : formatDate)(iso);
