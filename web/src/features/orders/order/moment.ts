import { dateFormat } from '../../../i18n/formats/dates.ts';

/** Day and time in Dhaka: 28 November at 17:30. */
export const untilMoment = dateFormat({
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Dhaka',
});
