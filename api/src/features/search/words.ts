import { textOf, wordsOf } from 'text/words.ts';

// In most stems, so not specific.
const STOP_WORDS = new Set(
  (
    'a an the of in on at to for from by with without and or is are was were be been has have had which what who whom ' +
    'whose that this these those it its as into than then there their his her he she they will would can could may ' +
    'might should do does did not no most following about ' +
    // Bangla in Latin letters: why, how, how much, my, for, is, to do, to eat, if done, if it is.
    'keno kivabe kibhabe koto amar jonno hoy hobe korbo korte khabo khaile korle dile hole'
  ).split(' '),
);

const LONG_NUMBER = /^\d{4,}$/;
const YEAR = /^(?:19|20)\d\d$/;

/** Years are the only long numbers that are searched. */
export const isYear = (word: string): boolean => YEAR.test(word);

/** Removes stop words and long numbers, unless nothing else remains. */
export function significantWords(words: readonly string[]): string[] {
  const significant = words.filter((word) => !STOP_WORDS.has(word) && (isYear(word) || !LONG_NUMBER.test(word)));
  return significant.length > 0 ? significant : [...words];
}

export const indexWords = (text: string): string[] => [...new Set(significantWords(wordsOf(text)))];

const BLOCK_TAG = /<\/?(?:p|li|ul|ol|h[1-6]|tr|thead|tbody|table|div|blockquote|br)\b[^<>]*>/g;

/** One string per paragraph, item or row. */
export const blocksOf = (html: string): string[] => html.split(BLOCK_TAG).map(textOf).filter(Boolean);
