import { latinDigits } from 'text/latin-digits.ts';

const COMPARED_DIGITS = 10;

/** The last ten digits in ASCII, the same for all notations and scripts. Undefined if there are fewer. */
export function phoneKey(text: string): string | undefined {
  const digits = latinDigits(text).replaceAll(/\D/g, '');
  return digits.length < COMPARED_DIGITS ? undefined : digits.slice(-COMPARED_DIGITS);
}
