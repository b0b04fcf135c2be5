import { randomInt } from 'node:crypto';

// Without I, L, O, U, 0 and 1: people copy codes from paper.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 78 bits. */
const LENGTH = 16;
const GROUP = 4;
const BANGLA_ZERO = '০'.charCodeAt(0);

export const MIN_CODE = 4;
export const MAX_CODE = 24;
const CODE = new RegExp(`^[A-Za-z0-9]{${MIN_CODE},${MAX_CODE}}$`);

/**
 * A code as it is stored: in upper case, without spaces and hyphens, with Latin digits. Undefined where it can be none.
 * Letters that look alike are not guessed.
 */
export function normaliseCode(text: string): string | undefined {
  const plain = text
    .replaceAll(/[\s\p{Pd}−]/gu, '')
    .replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
  return CODE.test(plain) ? plain.toUpperCase() : undefined;
}

/** Of a batch, which nobody guesses. */
export const newCode = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** `K7M2-49QX-3HRT-W8DP`. */
export const inGroups = (code: string) => code.match(new RegExp(`.{1,${GROUP}}`, 'g'))!.join('-');
