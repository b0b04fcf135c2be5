import { latinDigits } from 'text/latin-digits.ts';

const DURATION = /^(\d{1,4})\s*(month|year|মাস|বছর)s?$/i;
const YEAR = /^(year|বছর)$/i;

type Price = { price: number; duration: string };

const monthsOf = (duration: string) => {
  const [, count, unit = ''] = DURATION.exec(latinDigits(duration).trim()) ?? [];
  return Number(count) * (YEAR.test(unit) ? 12 : 1);
};

/** The price per month in whole Tk, rounded up. Undefined if the duration is not in months. */
export function pricePerMonth({ price, duration }: Price): number | undefined {
  const months = monthsOf(duration);
  return months > 0 ? Math.ceil(price / months) : undefined;
}

/** Whether a price is for several months. */
export const isForMonths = ({ duration }: Price) => monthsOf(duration) > 1;
