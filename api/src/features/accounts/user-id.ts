import { randomInt } from 'node:crypto';

// Without I, L, O, U, 0 and 1: people read it aloud and copy it from referral links.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

export const readableLetters = (length: number) =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export const newUserId = () => readableLetters(LENGTH);
