const NUKTA_LETTER = '[ডঢয]\u09BC';
const CONSONANT = `(?:${NUKTA_LETTER}|[ক-নপ-রলশ-হ])`;
// Ra with a ya-phala is not a reph, which a joiner says.
const CLUSTER = `(?:র\u200D\u09CDয|${CONSONANT}(?:\u09CD${CONSONANT}){0,3})`;
const VOWEL_SIGN = '[\u09BE-\u09C4\u09C7\u09C8\u09CB\u09CC]';
const MARKS = '\u0981?[\u0982\u0983]?';
const SYLLABLE = [
  // A hasanta that shows, at a word's end or before a hyphen.
  `${CLUSTER}(?:${VOWEL_SIGN}?${MARKS}|\u09CD(?![\u0980-\u09FF]))`,
  '(?:র\u09CD)?ৎ',
  '[অএ](?:\u09CDযা)' + MARKS,
  `[অ-ঋএঐওঔ]${MARKS}`,
].join('|');
// Digits may stand before a word (৫টি), but a digit behind a letter was Latin (B12).
const WORD = new RegExp(`^[০-৯]*(?:${SYLLABLE})*$`, 'u');
const NUMBER = /^[০-৯]+$/;
const NEVER_FIRST = /^(?:ঙ\u09CD|ঞ|ৎ|[ডঢ]\u09BC).*\p{L}/u;
const BANGLA = /[\u0980-\u09FF\u200C\u200D]+/g;
// Punctuation and the signs of arithmetic, but none that is a glyph of Bijoy.
const OTHERS = /^[\s!"#$%'()*+,./:;<=>?@[\]{}~।–—“”‘’…-]*$/;

/** Whether a word, once converted, is Bangla that can be written: no sign without its letter, no glyph left over. */
export function canBeBangla(word: string): boolean {
  const parts = word.match(BANGLA) ?? [];
  return (
    OTHERS.test(word.replace(BANGLA, '')) &&
    parts.every((part) => NUMBER.test(part) || (WORD.test(part) && !NEVER_FIRST.test(part)))
  );
}
