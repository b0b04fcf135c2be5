import type { Reader } from '../../db/sql-rows.ts';
import { allOf, allOrNone, anyOf, anyWord, quoted } from './tsquery.ts';
import { MAX_PHRASE, synonymsOf } from './synonyms.ts';
import { type Vocabulary, vocabularyOf, type Word } from './vocabulary.ts';
import { isYear, tellingWords, wordsOf } from './words.ts';

const MAX_WORDS = 12;
const MIN_BEGINNING = 3;
// MI is myocardial infarction, not the beginning of microbiology.
const MAX_ABBREVIATION = 3;
// What a corrected word counts of what it would if it had been typed so.
const CORRECTED = 0.5;

/** One thing that a text asks for: a word or a phrase, however it is said. */
export type Sought = {
  query: string;
  /** The rarer, the more it says. */
  weight: number;
  /** Each way to say it, as words that stand together. */
  phrases: readonly (readonly string[])[];
};

/** What a text asks for, as tsqueries from the narrow to the wide; null where a word of it is not known that way. */
export type Meaning = {
  /** Its words, folded, with a space between. */
  key: string;
  /** Whether titles that begin with the key are meant too. */
  isBeginning: boolean;
  /** The words that are there as they stand, without the endings of the last. */
  inFull: string | null;
  asTyped: string | null;
  withSynonyms: string | null;
  withCorrections: string | null;
  /** What it asks for one by one, as far as it is known. */
  sought: readonly Sought[];
  hasYear: boolean;
};

type Term = { word: string; isWhole: boolean; typed: Word[]; corrected: Word[] };

/** Understands a text as this reader may: endings of the word being typed, slips of the finger, synonyms. */
export async function interpret(db: Reader, text: string, fullAccess: boolean): Promise<Meaning> {
  const words = wordsOf(text);
  const vocabulary = vocabularyOf(db, fullAccess);
  const isBeginning = !(await endsInAbbreviation(db, words));
  const terms = await termsOf(vocabulary, tellingWords(words).slice(0, MAX_WORDS), isBeginning);
  // A word that nobody knows is passed over as long as another says what is meant.
  const known = terms.filter(({ typed, corrected }) => typed.length + corrected.length > 0);
  const segments = await segmentsOf(db, vocabulary, known);
  const isKnown = known.length === terms.length;
  const inFull =
    terms.length > 0 && terms.every(({ isWhole }) => isWhole) ? allOf(terms.map(({ word }) => quoted(word))) : null;
  return {
    key: words.join(' '),
    isBeginning,
    inFull,
    asTyped: isKnown ? allOrNone(segments.map(({ typed }) => typed)) : null,
    withSynonyms: isKnown ? allOrNone(segments.map(({ typed, synonyms }) => anyOf([typed, synonyms]))) : null,
    withCorrections: allOrNone(segments.map(({ sought }) => sought.query)),
    sought: segments.map(({ sought }) => sought),
    hasYear: words.some(isYear),
  };
}

async function endsInAbbreviation(db: Reader, words: readonly string[]): Promise<boolean> {
  const last = words.at(-1) ?? '';
  return last.length <= MAX_ABBREVIATION && (await synonymsOf(db, [last])).size > 0;
}

async function termsOf(known: Vocabulary, words: readonly string[], isBeginning: boolean): Promise<Term[]> {
  if (words.length === 0) return [];
  const whole = await known.whole(words);
  const last = words.at(-1)!;
  const endings = isBeginning ? await known.endingsOf(last, whole.has(last)) : [];
  const terms: Term[] = [];
  for (const [index, word] of words.entries()) {
    const own = whole.get(word);
    const typed = [...(own ? [own] : []), ...(index === words.length - 1 ? endings : [])];
    const corrected = typed.length > 0 ? [] : await known.correctionsOf(word);
    const isUnknown = typed.length + corrected.length === 0 && word.length >= MIN_BEGINNING;
    if (isUnknown) typed.push(...(await known.endingsOf(word, false)));
    terms.push({ word, isWhole: own !== undefined, typed, corrected });
  }
  return terms;
}

type Segment = { typed: string | null; synonyms: string | null; sought: Sought };

/** The longest phrases that have synonyms, and single words between them. */
async function segmentsOf(db: Reader, known: Vocabulary, terms: readonly Term[]): Promise<Segment[]> {
  const spelt = terms.map(({ word, corrected }) => corrected[0]?.word ?? word);
  const phraseAt = (from: number, length: number) => spelt.slice(from, from + length).join(' ');
  const lengths = Array.from({ length: MAX_PHRASE }, (_, index) => MAX_PHRASE - index);
  const phrases = terms.flatMap((_, from) => lengths.map((length) => phraseAt(from, length)));
  const synonyms = await synonymsOf(db, [...new Set(phrases)]);
  const said: { terms: Term[]; synonyms: string[][] }[] = [];
  for (let from = 0; from < terms.length;) {
    const length = lengths.find((length) => from + length <= terms.length && synonyms.has(phraseAt(from, length))) ?? 1;
    said.push({ terms: terms.slice(from, from + length), synonyms: synonyms.get(phraseAt(from, length)) ?? [] });
    from += length;
  }
  const others = said.flatMap((one) => one.synonyms.flat());
  const counts = others.length > 0 ? await known.whole([...new Set(others)]) : new Map<string, Word>();
  return said.map((one) => segment(one.terms, one.synonyms, counts));
}

const sumOf = (words: readonly Word[]) => words.reduce((sum, { stems }) => sum + stems, 0);

function segment(terms: readonly Term[], synonyms: readonly string[][], counts: ReadonlyMap<string, Word>): Segment {
  const mistyped = terms.some(({ corrected }) => corrected.length > 0);
  const spelt = terms.map(({ typed, corrected }) => [...typed, ...corrected]);
  const said = allOf(spelt.map((words) => anyWord(words.map(({ word }) => word))));
  const others = synonyms.length > 0 ? anyOf(synonyms.map((words) => allOf(words.map(quoted)))) : null;
  // A phrase stands in no more questions than the rarest of its words.
  const phrases = synonyms.map((words) => Math.min(...words.map((word) => counts.get(word)?.stems ?? 0)));
  const count = Math.max(Math.min(...spelt.map(sumOf)), ...phrases);
  return {
    typed: mistyped ? null : said,
    synonyms: mistyped ? null : others,
    sought: {
      query: anyOf([said, others])!,
      weight: (mistyped ? CORRECTED : 1) / Math.log(Math.E + count),
      phrases: [...spelt.flat().map(({ word }) => [word]), ...synonyms],
    },
  };
}
