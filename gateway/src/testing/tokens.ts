import { tokenOf } from './index.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A token whose signature is as long as that of HS256, with the two letters that the alphabets of base64 disagree on. */
export function longToken(claims: Record<string, unknown>): string {
  const [header, payload] = tokenOf(claims).split('.');
  return [header, payload, Buffer.alloc(32, 0xfb).toString('base64url')].join('.');
}

/** A token's spellings that a lenient decoder takes: four by the spare bits of its last letter, each with padding too. */
export function spellingsOf(token: string): string[] {
  const last = LETTERS.indexOf(token.at(-1)!);
  const bySpareBits = [0, 1, 2, 3].map((bits) => token.slice(0, -1) + LETTERS[(last & ~3) + bits]);
  return bySpareBits.flatMap((each) => [each, `${each}=`]);
}
