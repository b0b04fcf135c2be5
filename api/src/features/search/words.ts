const ACCENTS = /[\u0300-\u036F]/g;
// They shape Bangla letters and change no word.
const JOINERS = /[\u200C\u200D]/g;
// The same sound, written either way: ডেঙ্গু and ডেংগু.
const BANGLA_NGA = /\u0999\u09CD?/g;
const BANGLA_DIGITS = /[\u09E6-\u09EF]/g;
const POSSESSIVE = /['’]s\b/g;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const PLAIN = /^[\u0000-\u007F]*$/;
const BANGLA_ZERO = 0x09e6;
// PostgreSQL takes lexemes of 2 kB; nobody types one.
const MAX_LETTERS = 40;

// They stand in most stems and say nothing of what a question is about.
const STOP_WORDS = new Set(
  (
    'a an the of in on at to for from by with without and or is are was were be been has have had which what who whom ' +
    'whose that this these those it its as into than then there their his her he she they will would can could may ' +
    'might should do does did not no most following about ' +
    // Bangla in Latin letters: why, how, how much, my, for, is, to do, to eat.
    'keno kivabe kibhabe koto amar jonno hoy hobe korbo korte khabo khaile'
  ).split(' '),
);

const LONG_NUMBER = /^\d{4,}$/;
const YEAR = /^(?:19|20)\d\d$/;

/** Whether a folded word is a year, the one long number that says something. */
export const isYear = (word: string): boolean => YEAR.test(word);

/** Text in one way of writing: lower case, accents and widths folded, Bangla in NFC and with the digits of English. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(JOINERS, '')
    .normalize('NFC')
    .replace(BANGLA_NGA, '\u0982')
    .replace(BANGLA_DIGITS, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO))
    .toLowerCase();
}

/**
 * A plural as its singular, well enough: it only has to be the same in the index and in what is typed, half-typed
 * words (`arterie`) too.
 */
function singular(word: string): string {
  if (word.length < 4) return word;
  const one = /(?:ss|us|is)$/.test(word) ? word : word.replace(/(?<=ss|x|ch|sh)es$|s$/, '');
  return one.replace(/ie$|y$/, 'i');
}

/** The words of a text, folded, in their order. */
export const wordsOf = (text: string): string[] =>
  (fold(text).replace(POSSESSIVE, '').match(WORD) ?? []).map(singular).filter((word) => word.length <= MAX_LETTERS);

/** Without those that say nothing, long numbers other than years among them; all of them where there are no others. */
export function tellingWords(words: readonly string[]): string[] {
  const telling = words.filter((word) => !STOP_WORDS.has(word) && (isYear(word) || !LONG_NUMBER.test(word)));
  return telling.length > 0 ? telling : [...words];
}

/** What is looked up of a text: each telling word once. */
export const indexWords = (text: string): string[] => [...new Set(tellingWords(wordsOf(text)))];

const INLINE_TAG = /<\/?(?:strong|em|b|i|u|sub|sup)>/g;
const STRUCK = /<(s|del)>[^<]*<\/\1>/g;
const ANY_TAG = /<[^>]*>?/g;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** The text of a sanitised body, without what is struck out: the sanitiser leaves no other `<` and no other entities. */
export const textOf = (html: string): string =>
  html
    .replace(INLINE_TAG, '')
    .replace(STRUCK, ' ')
    .replace(ANY_TAG, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!)
    .replace(/\s+/g, ' ')
    .trim();

const BLOCK_TAG = /<\/?(?:p|li|ul|ol|h[1-6]|tr|thead|tbody|table|div|blockquote|br)\b[^>]*>/g;

/** The text of a sanitised body by its paragraphs, items and rows. */
export const blocksOf = (html: string): string[] => html.split(BLOCK_TAG).map(textOf).filter(Boolean);
