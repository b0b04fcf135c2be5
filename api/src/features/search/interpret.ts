import { wordsOf } from 'text/words.ts';
import type { Reader } from '../../db/sql-rows.ts';
import { allOf, allOrNone, anyOf, anyWord, quoted } from './tsquery.ts';
import { spellAsSynonyms } from './sounds.ts';
import { MAX_PHRASE, synonymsOf } from './synonyms.ts';
import { type Vocabulary, vocabularyOf, type Word } from './vocabulary.ts';
import { isYear, significantWords } from './words.ts';

const MAX_WORDS = 12;
const MIN_BEGINNING = 3;
// MI is myocardial infarction, not the start of microbiology.
const MAX_ABBREVIATION = 3;
const CORRECTED = 0.5;

/** A word or phrase with its alternatives. */
export type SearchTerm = {
  query: string;
  weight: number;
  /** Alternatives, each a sequence of words. */
  phrases: readonly (readonly string[])[];
};

/** tsqueries from narrow to wide; null if a word is unknown at that width. */
export type Meaning = {
  key: string;
  /** Whether the key may be a prefix of a title. */
  isBeginning: boolean;
  /** Whole words only, without completing the last one. */
  inFull: string | null;
  asTyped: string | null;
  withSynonyms: string | null;
  withCorrections: string | null;
  terms: readonly SearchTerm[];
  hasYear: boolean;
};

type Term = { word: string; isWhole: boolean; typed: Word[]; corrected: Word[] };

/** Completes the last word, corrects spelling and adds synonyms, from words that this reader may know. */
export async function interpret(db: Reader, text: string, fullAccess: boolean): Promise<Meaning> {
  const words = wordsOf(text);
  const vocabulary = vocabularyOf(db, fullAccess);
  const isBeginning = !(await endsInAbbreviation(db, words));
  const typed = significantWords(words).slice(0, MAX_WORDS);
  const existing = await vocabulary.whole(typed);
  const spelt = await spellAsSynonyms(db, typed, { longest: MAX_PHRASE, isWord: (word) => existing.has(word) });
  const terms = await termsOf(vocabulary, spelt, isBeginning);
  // Unknown words are ignored as long as one is known.
  const knownTerms = terms.filter(({ typed, corrected }) => typed.length + corrected.length > 0);
  const segments = await segmentsOf(db, vocabulary, knownTerms);
  const areAllKnown = knownTerms.length === terms.length;
  const inFull =
    terms.length > 0 && terms.every(({ isWhole }) => isWhole) ? allOf(terms.map(({ word }) => quoted(word))) : null;
  return {
    key: words.join(' '),
    isBeginning,
    inFull,
    asTyped: areAllKnown ? allOrNone(segments.map(({ typed }) => typed)) : null,
    withSynonyms: areAllKnown ? allOrNone(segments.map(({ typed, synonyms }) => anyOf([typed, synonyms]))) : null,
    withCorrections: allOrNone(segments.map(({ term }) => term.query)),
    terms: segments.map(({ term }) => term),
    hasYear: words.some(isYear),
  };
}

async function endsInAbbreviation(db: Reader, words: readonly string[]): Promise<boolean> {
  const last = words.at(-1) ?? '';
  return last.length <= MAX_ABBREVIATION && (await synonymsOf(db, [last])).size > 0;
}

async function termsOf(vocabulary: Vocabulary, words: readonly string[], isBeginning: boolean): Promise<Term[]> {
  if (words.length === 0) return [];
  const whole = await vocabulary.whole(words);
  const last = words.at(-1)!;
  const endings = isBeginning ? await vocabulary.endingsOf(last, whole.has(last)) : [];
  const terms: Term[] = [];
  for (const [index, word] of words.entries()) {
    const own = whole.get(word);
    const typed = [...(own ? [own] : []), ...(index === words.length - 1 ? endings : [])];
    const corrected = typed.length > 0 ? [] : await vocabulary.correctionsOf(word);
    const isUnknown = typed.length + corrected.length === 0 && word.length >= MIN_BEGINNING;
    if (isUnknown) typed.push(...(await vocabulary.endingsOf(word, false)));
    terms.push({ word, isWhole: own !== undefined, typed, corrected });
  }
  return terms;
}

type Segment = { typed: string | null; synonyms: string | null; term: SearchTerm };

/** Splits into the longest phrases with synonyms, and single words. */
async function segmentsOf(db: Reader, vocabulary: Vocabulary, terms: readonly Term[]): Promise<Segment[]> {
  const spellings = terms.map(({ word, corrected }) => corrected[0]?.word ?? word);
  const phraseAt = (from: number, length: number) => spellings.slice(from, from + length).join(' ');
  const lengths = Array.from({ length: MAX_PHRASE }, (_, index) => MAX_PHRASE - index);
  const phrases = terms.flatMap((_, from) => lengths.map((length) => phraseAt(from, length)));
  const synonyms = await synonymsOf(db, [...new Set(phrases)]);
  const groups: { terms: Term[]; synonyms: string[][] }[] = [];
  for (let from = 0; from < terms.length;) {
    const length = lengths.find((length) => from + length <= terms.length && synonyms.has(phraseAt(from, length))) ?? 1;
    groups.push({ terms: terms.slice(from, from + length), synonyms: synonyms.get(phraseAt(from, length)) ?? [] });
    from += length;
  }
  const synonymWords = groups.flatMap((one) => one.synonyms.flat());
  const counts = synonymWords.length > 0 ? await vocabulary.whole([...new Set(synonymWords)]) : new Map<string, Word>();
  return groups.map((one) => segment(one.terms, one.synonyms, counts));
}

const sumOf = (words: readonly Word[]) => words.reduce((sum, { stems }) => sum + stems, 0);

function segment(terms: readonly Term[], synonyms: readonly string[][], counts: ReadonlyMap<string, Word>): Segment {
  const mistyped = terms.some(({ corrected }) => corrected.length > 0);
  const candidates = terms.map(({ typed, corrected }) => [...typed, ...corrected]);
  const typedQuery = allOf(candidates.map((words) => anyWord(words.map(({ word }) => word))));
  const synonymsQuery = synonyms.length > 0 ? anyOf(synonyms.map((words) => allOf(words.map(quoted)))) : null;
  // A phrase is at most as frequent as its rarest word.
  const phrases = synonyms.map((words) => Math.min(...words.map((word) => counts.get(word)?.stems ?? 0)));
  const count = Math.max(Math.min(...candidates.map(sumOf)), ...phrases);
  return {
    typed: mistyped ? null : typedQuery,
    synonyms: mistyped ? null : synonymsQuery,
    term: {
      query: anyOf([typedQuery, synonymsQuery])!,
      weight: (mistyped ? CORRECTED : 1) / Math.log(Math.E + count),
      phrases: [...candidates.flat().map(({ word }) => [word]), ...synonyms],
    },
  };
}
