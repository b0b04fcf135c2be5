import { randomInt } from 'node:crypto';

// Without I, L, O, U, 0 and 1: it is read aloud and copied by hand from a referral link.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** A new public id of a user, short and unambiguous. */
export const newUserId = () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
