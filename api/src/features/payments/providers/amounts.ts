import { z } from 'zod';

/** `499`, `499.5` or `499.01`, as text or as a number. */
const AMOUNT = /^(\d{1,9})(?:\.(\d{1,2})0{0,4})?$/;

/** As providers write it; null if it is not an amount to the paisa. */
export const paisa = z.union([z.string(), z.number()]).transform((value): number | null => {
  const [, taka, rest = ''] = AMOUNT.exec(String(value)) ?? [];
  return taka === undefined ? null : Number(taka) * 100 + Number(rest.padEnd(2, '0'));
});

/** Whole Tk as providers want it: `499.00`. */
export const toAmount = (taka: number): string => taka.toFixed(2);
