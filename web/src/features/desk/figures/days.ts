import { useSearchParams } from 'react-router-dom';
import { dateFormat } from '../../../i18n/formats/dates.ts';

export type Days = { from: string; to: string };

const DAY_MS = 86_400_000;
// Bangladesh keeps UTC+6 all year.
const DHAKA_MS = 6 * 3_600_000;
const MAX_DAYS = 366;
const DATE = /^\d{4}-\d\d-\d\d$/;

export const PRESETS = { today: 1, week: 7, month: 30, year: 365 } as const;
export type Preset = keyof typeof PRESETS;

export const today = () => new Date(Date.now() + DHAKA_MS).toISOString().slice(0, 10);

const plus = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** So many days until today. */
export const lastDays = (count: number, to = today()): Days => ({ from: plus(to, 1 - count), to });
/** So many days from today. */
export const nextDays = (count: number, from = today()): Days => ({ from, to: plus(from, count) });

const isDay = (text: string | null): text is string => text !== null && DATE.test(text) && !isNaN(Date.parse(text));

/** The days with one end moved; the other moves along where they would be in the wrong order, or too many. */
export function moveEnd({ from, to }: Days, end: 'from' | 'to', day: string): Days {
  if (end === 'from') {
    const last = plus(day, MAX_DAYS - 1);
    return { from: day, to: to < day ? day : to > last ? last : to };
  }
  const first = plus(day, 1 - MAX_DAYS);
  return { from: from > day ? day : from < first ? first : from, to: day };
}

/** A day, or that of an instant in Dhaka, short enough for a table: 12 Nov 2026. */
export const shortDay = dateFormat({ dateStyle: 'medium', timeZone: 'Asia/Dhaka' });

/** The days in the address; 30 without any. */
export function useDays() {
  const [params, setParams] = useSearchParams();
  const [from, to] = [params.get('from'), params.get('to')];
  const days = isDay(from) && isDay(to) ? moveEnd({ from, to }, 'to', to) : lastDays(PRESETS.month);
  const change = (next: Days) =>
    setParams((before) => {
      before.set('from', next.from);
      before.set('to', next.to);
      return before;
    });
  return { days, change };
}
