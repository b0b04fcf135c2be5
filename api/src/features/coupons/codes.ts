import { latinDigits } from 'text/latin-digits.ts';
import { readableLetters } from '../../readable-letters.ts';

/** 78 bits. */
const LENGTH = 16;
const GROUP = 4;

export const MIN_CODE = 4;
export const MAX_CODE = 24;
const CODE = new RegExp(`^[A-Za-z0-9]{${MIN_CODE},${MAX_CODE}}$`);

/**
 * A code as it is stored: in upper case, without spaces and hyphens, with Latin digits. Undefined where it can be none.
 * Letters that look alike are not guessed.
 */
export function normaliseCode(text: string): string | undefined {
  const plain = latinDigits(text).replaceAll(/[\s\p{Pd}−]/gu, '');
  return CODE.test(plain) ? plain.toUpperCase() : undefined;
}

/** Of a batch, which nobody guesses. */
export const newCode = () => readableLetters(LENGTH);

/** `K7M2-49QX-3HRT-W8DP`. */
export const inGroups = (code: string) => code.match(new RegExp(`.{1,${GROUP}}`, 'g'))!.join('-');
