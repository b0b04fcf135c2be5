import { dateFormat } from '../../../i18n/formats/dates.ts';
import { inDigits } from '../../../i18n/formats/digits.ts';

const short = dateFormat({ month: 'short', timeZone: 'UTC' }, 'en');
const long = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' }, 'en');

const format = (month: string, by: typeof long) => {
  const date = new Date(`${month}-01T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? month : by(date);
};

/** `2026-11` -> November 2026 */
export const monthName = (month: string) => format(month, long);

/** `2026-11` -> Nov; a January includes its year, for charts over two years. */
export const monthTick = (month: string) =>
  month.endsWith('-01') ? `${format(month, short)} ’${inDigits(month.slice(2, 4))}` : format(month, short);
