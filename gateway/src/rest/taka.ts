import { readNumber } from 'text/number.ts';
import { z } from 'zod';

const CURRENCY = /^(?:tk\.?|bdt|taka|৳|টাকা)\s*|(?<!\s)\s*(?:tk\.?|bdt|taka|৳|টাকা|\/[-=])$/gi;

const TWO_NUMBERS = /[\d০-৯]\s+[\d০-৯]/;
const THOUSANDS = /,(?:\d{3}|[০-৯]{3})$/;

/** No amount has three decimals, so `1,500` is 1500, which readNumber takes for unclear. */
function readAmount(text: string): number | undefined {
  if (TWO_NUMBERS.test(text)) return undefined;
  const zero = /[০-৯]/.test(text) ? '০' : '0';
  return readNumber(THOUSANDS.test(text) ? `${text}.${zero}` : text);
}

/** Whole taka, from a number or a text such as `1,500`, `Tk 500`, `৳ ৫০০` or `500/-`. Nothing is rounded: 1500.50 is refused. */
export const taka = z
  .union([
    z.number(),
    z
      .string()
      .max(40)
      .transform((text) => readAmount(text.trim().replaceAll(CURRENCY, '')))
      .pipe(z.number('is no amount')),
  ])
  .pipe(z.int32());

/** What something costs. */
export const price = taka.pipe(z.number().min(0));
