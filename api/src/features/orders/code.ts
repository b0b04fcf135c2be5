import { latinDigits } from 'text/latin-digits.ts';
import { READABLE_LETTERS, readableLetters } from '../../readable-letters.ts';

const HALF = 4;

/** An order's code, such as `K7M2-49QX`. */
export const newCode = () => `${readableLetters(HALF)}-${readableLetters(HALF)}`;

const HALF_CODE = `[${READABLE_LETTERS}]{${HALF}}`;
const CODE = new RegExp(`(?<![A-Z0-9])(?=(${HALF_CODE})[\\s-]?(${HALF_CODE})(?![A-Z0-9]))`, 'g');

/** Everything that may be a code in a text that a person wrote: in any case, with a hyphen, a space or neither. */
export function codesIn(text: string): string[] {
  const found = Array.from(latinDigits(text).toUpperCase().matchAll(CODE), ([, one, other]) => `${one}-${other}`);
  return [...new Set(found)];
}

/** The id of a transfer as it is compared. */
export const normaliseTransaction = (text: string): string => latinDigits(text).trim().toUpperCase();
