import { randomInt } from 'node:crypto';

/** Without I, L, O, U, 0 and 1: people read codes aloud and copy them from paper. */
export const READABLE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

export const readableLetters = (length: number) =>
  Array.from({ length }, () => READABLE_LETTERS[randomInt(READABLE_LETTERS.length)]).join('');
