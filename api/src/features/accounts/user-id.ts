import { readableLetters } from '../../readable-letters.ts';

const LENGTH = 10;

export const newUserId = () => readableLetters(LENGTH);
