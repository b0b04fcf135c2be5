import { dateFormat } from '../../i18n/formats/dates.ts';

/** Day and time of an instant. */
export const moment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
