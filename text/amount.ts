import { readNumber } from './number.ts';

const CURRENCY = /^(?:tk\.?|bdt|taka|৳|টাকা)\s*|(?<!\s)\s*(?:tk\.?|bdt|taka|৳|টাকা|\/[-=])$/gi;

const TWO_NUMBERS = /[\d০-৯]\s+[\d০-৯]/;
const THOUSANDS = /,(?:\d{3}|[০-৯]{3})$/;

/**
 * An amount in Taka: `1,500`, `Tk 500`, `৳ ৫০০`, `500/-`, `-1,000.50`. Undefined where it is none. No amount has three
 * decimals, so `1,500` is 1500, which `readNumber` takes for unclear.
 */
export function readAmount(text: string): number | undefined {
  const bare = text.trim().replaceAll(CURRENCY, '');
  if (TWO_NUMBERS.test(bare)) return undefined;
  const zero = /[০-৯]/.test(bare) ? '০' : '0';
  return readNumber(THOUSANDS.test(bare) ? `${bare}.${zero}` : bare);
}
