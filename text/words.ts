import { toNfc, toNfkd } from './normalise.ts';

const ACCENTS = /[\u0300-\u036F]/g;
const JOINERS = /[\u200C\u200D]/g;
// Two spellings of one sound: ডেঙ্গু and ডেংগু.
const BANGLA_NGA = /\u0999\u09CD?/g;
const BANGLA_DIGITS = /[\u09E6-\u09EF]/g;
// Two spellings of the final t: হঠাৎ, and হঠাত্ with or without a joiner.
const KHANDA_TA = /\u09CE/g;
const POSSESSIVE = /['’]s\b/g;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const PLAIN = /^[\u0000-\u007F]*$/;
const BANGLA_ZERO = 0x09e6;
// PostgreSQL's lexemes have at most 2 kB.
const MAX_LETTERS = 40;

/** Lower case without accents and wide forms; Bangla in NFC with English digits. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return toNfc(toNfkd(lower).replace(ACCENTS, '').replace(JOINERS, ''))
    .replace(BANGLA_NGA, '\u0982')
    .replace(KHANDA_TA, '\u09A4\u09CD')
    .replace(BANGLA_DIGITS, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO))
    .toLowerCase();
}

/** Not exact: it only has to treat index and query alike, unfinished words (`arterie`) included. */
function singular(word: string): string {
  if (word.length < 4) return word;
  const one = /(?:ss|us|is)$/.test(word) ? word : word.replace(/(ss|x|ch|sh)es$|s$/, '$1');
  return one.replace(/ie$|y$/, 'i');
}

/** The words of a text, as they are indexed and searched. */
export const wordsOf = (text: string): string[] =>
  (fold(text).replace(POSSESSIVE, '').match(WORD) ?? []).map(singular).filter((word) => word.length <= MAX_LETTERS);

const INLINE_TAG = /<\/?(?:strong|em|b|i|u|sub|sup)>/g;
const STRUCK = /<(s|del)>[^<]*<\/\1>/g;
const ANY_TAG = /<[^>]*>?/g;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Without struck-out text. The sanitiser leaves no other `<` and entities. */
export const textOf = (html: string): string =>
  html
    .replace(INLINE_TAG, '')
    .replace(STRUCK, ' ')
    .replace(ANY_TAG, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!)
    .replace(/\s+/g, ' ')
    .trim();
