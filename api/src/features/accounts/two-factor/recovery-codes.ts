import { createHash } from 'node:crypto';
import { readableLetters } from '../../../readable-letters.ts';

const CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;

const newCode = () => Array.from({ length: GROUPS }, () => readableLetters(GROUP_LENGTH)).join('-');

export const newRecoveryCodes = () => Array.from({ length: CODES }, newCode);

/** A plain hash, which a new JWT_SECRET does not void: nobody guesses 16 letters. */
export const hashRecoveryCode = (user: number, code: string) =>
  createHash('sha256')
    .update(`${user}\0${code.replaceAll(/[\s-]/g, '').toUpperCase()}`)
    .digest('base64url');
