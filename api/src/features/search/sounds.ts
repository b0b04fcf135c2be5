import { sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../../db/sql-rows.ts';

// What Bangla in Latin letters is spelt with in more than one way: shap and sap, jor and zor, bhetha and betha.
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/z/g, 'j'],
  [/([bcdgjkpst])h/g, '$1'],
  [/ya|y(?=e)/g, 'e'],
  [/w/g, ''],
  [/(.)\1/gu, '$1'],
];
// The genitive and the locative, in both scripts: saper, shap er, buke; সাপের, বুকে.
const CASE_ENDING = /(?<=..)(?:er?|\u09C7\u09B0?)$/u;
const LONE_ENDING = /^er?$/;
// Shorter words sound like too many others.
const MIN_LETTERS = 3;

/** Equal for the spellings of a phrase of Bangla in Latin letters. Of no use for English. */
export const soundOf = (phrase: string): string =>
  phrase
    .split(' ')
    .filter((word) => !LONE_ENDING.test(word))
    .map((word) => ALIKE.reduce((sound, [from, to]) => sound.replace(from, to), word).replace(CASE_ENDING, ''))
    .join(' ');

/** Spells phrases as the synonyms do. A single word only if no text has it: feet are not fits. */
export async function spellAsSynonyms(
  db: Reader,
  words: readonly string[],
  { longest, isWord }: { longest: number; isWord: (word: string) => boolean },
): Promise<string[]> {
  const soundAt = (from: number, length: number) => {
    const part = words.slice(from, from + length);
    const sound = soundOf(part.join(' '));
    const isUnclear = part.length > 1 || (sound.length >= MIN_LETTERS && !isWord(part[0]!));
    return isUnclear ? sound : '';
  };
  const lengths = Array.from({ length: longest }, (_, index) => longest - index);
  const sounds = words.flatMap((_, from) => lengths.map((length) => soundAt(from, length)).filter(Boolean));
  if (sounds.length === 0) return [...words];
  const rows = await rowsOf<{ sound: string; phrase: string }>(
    db,
    sql`select sound, phrase from search_synonyms where sound in ${[...new Set(sounds)]} order by phrase`,
  );
  const phrases = new Map(rows.map(({ sound, phrase }) => [sound, phrase]));
  const exact = new Set(rows.map(({ phrase }) => phrase));
  const spelt: string[] = [];
  for (let from = 0; from < words.length;) {
    const length = lengths.find((length) => from + length <= words.length && phrases.has(soundAt(from, length))) ?? 0;
    const typed = words.slice(from, from + (length || 1));
    const isSpelt = length === 0 || exact.has(typed.join(' '));
    spelt.push(...(isSpelt ? typed : phrases.get(soundAt(from, length))!.split(' ')));
    from += typed.length;
  }
  return spelt;
}
