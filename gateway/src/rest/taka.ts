import { z } from 'zod';

const BANGLA_ZERO = '০'.charCodeAt(0);
const CURRENCY = /^(?:tk\.?|bdt|taka|৳|টাকা)\s*|(?<!\s)\s*(?:tk\.?|bdt|taka|৳|টাকা|\/[-=])$/gi;
// Grouped by thousands or lakhs. The last group must have three digits, as a comma may also be a decimal one.
const AMOUNT = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;

const latinDigits = (text: string) => text.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));

/** Whole taka, from a number or a text such as `1,500`, `Tk 500`, `৳ ৫০০` or `500/-`. */
export const taka = z
  .union([
    z.number(),
    z
      .string()
      .max(40)
      .transform((text) => latinDigits(text).trim().replaceAll(CURRENCY, ''))
      .pipe(z.string().regex(AMOUNT, 'is no amount'))
      .transform((text) => Number(text.replaceAll(',', ''))),
  ])
  .transform(Math.round)
  .pipe(z.int32());
