import { tokenOf } from './index.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A token with a signature of HS256's length and the two letters that differ between base64 alphabets. */
export function longToken(claims: Record<string, unknown>): string {
  const [header, payload] = tokenOf(claims).split('.');
  return [header, payload, Buffer.alloc(32, 0xfb).toString('base64url')].join('.');
}

/** All spellings of a token that a lenient decoder accepts: four by the spare bits of the last letter, each with padding. */
export function spellingsOf(token: string): string[] {
  const last = LETTERS.indexOf(token.at(-1)!);
  const bySpareBits = [0, 1, 2, 3].map((bits) => token.slice(0, -1) + LETTERS[(last & ~3) + bits]);
  return bySpareBits.flatMap((each) => [each, `${each}=`]);
}
