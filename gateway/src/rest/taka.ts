import { readAmount } from 'text/amount.ts';
import { z } from 'zod';

/** Whole taka, from a number or a text such as `1,500`, `Tk 500`, `৳ ৫০০` or `500/-`. Nothing is rounded: 1500.50 is refused. */
export const taka = z
  .union([
    z.number(),
    z
      .string()
      .max(40)
      .transform((text) => readAmount(text))
      .pipe(z.number('is no amount')),
  ])
  .pipe(z.int32());

/** What something costs. */
export const price = taka.pipe(z.number().min(0));
