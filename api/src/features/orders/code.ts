import { randomInt } from 'node:crypto';
import { latinDigits } from 'text/number.ts';

/** Without characters that are taken for one another: 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const HALF = 4;

/** An order's code, such as `K7M2-49QX`. */
export function newCode(): string {
  const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${half()}-${half()}`;
}

const CODE = new RegExp(`(?<![A-Z0-9])(?=([${ALPHABET}]{${HALF}})[\\s-]?([${ALPHABET}]{${HALF}})(?![A-Z0-9]))`, 'g');

/** Everything that may be a code in a text that a person wrote: in any case, with a hyphen, a space or neither. */
export function codesIn(text: string): string[] {
  const found = Array.from(latinDigits(text).toUpperCase().matchAll(CODE), ([, one, other]) => `${one}-${other}`);
  return [...new Set(found)];
}

/** The id of a transfer as it is compared. */
export const normaliseTransaction = (text: string): string => latinDigits(text).trim().toUpperCase();
