import type { Database } from '../db/connection.ts';
import { MAX_PHRASE, synonymsOf } from './synonyms.ts';
import { vocabulary } from './vocabulary.ts';
import { tellingWords, wordsOf } from './words.ts';

const MAX_WORDS = 12;

/** What a text asks for, as tsqueries from the narrow to the wide; null where a word of it is not known that way. */
export type Meaning = {
  /** Its words, folded, with a space between. */
  key: string;
  /** The words that are there as they stand, without the endings of the last. */
  inFull: string | null;
  asTyped: string | null;
  withSynonyms: string | null;
  withCorrections: string | null;
};

type Term = { word: string; isWhole: boolean; typed: string[]; corrected: string[] };

const quoted = (word: string) => `'${word}'`;
const all = (parts: readonly string[]) => parts.map((part) => `(${part})`).join(' & ');
const any = (parts: readonly string[]) => parts.map((part) => `(${part})`).join(' | ');
const anyWord = (words: readonly string[]) => words.map(quoted).join(' | ');
const allOrNone = (parts: readonly (string | null)[]) =>
  parts.length === 0 || parts.includes(null) ? null : all(parts as string[]);
const anyOf = (parts: readonly (string | null)[]) => {
  const given = parts.filter((part) => part !== null);
  return given.length > 0 ? any(given) : null;
};

/** Understands a text as this reader may: endings of the word being typed, slips of the finger, synonyms. */
export async function interpret(db: Database, text: string, fullAccess: boolean): Promise<Meaning> {
  const words = wordsOf(text);
  const terms = await termsOf(db, tellingWords(words).slice(0, MAX_WORDS), fullAccess);
  // A word that nobody knows is passed over as long as another says what is meant.
  const known = terms.filter(({ typed, corrected }) => typed.length + corrected.length > 0);
  const segments = await segmentsOf(db, known);
  const inFull =
    terms.length > 0 && terms.every(({ isWhole }) => isWhole) ? all(terms.map(({ word }) => quoted(word))) : null;
  const asTyped = known.length < terms.length ? null : allOrNone(segments.map(({ typed }) => typed));
  const withSynonyms =
    known.length < terms.length ? null : allOrNone(segments.map(({ typed, synonyms }) => anyOf([typed, synonyms])));
  const withCorrections = allOrNone(
    segments.map(({ typed, synonyms, corrected }) => anyOf([typed, synonyms, corrected])),
  );
  return { key: words.join(' '), inFull, asTyped, withSynonyms, withCorrections };
}

async function termsOf(db: Database, words: readonly string[], fullAccess: boolean): Promise<Term[]> {
  if (words.length === 0) return [];
  const known = vocabulary(db, fullAccess);
  const whole = await known.whole(words);
  const last = words.at(-1)!;
  const endings = await known.endingsOf(last, whole.has(last));
  const terms: Term[] = [];
  for (const [index, word] of words.entries()) {
    const isWhole = whole.has(word);
    const typed = [...(isWhole ? [word] : []), ...(index === words.length - 1 ? endings : [])];
    terms.push({ word, isWhole, typed, corrected: typed.length > 0 ? [] : await known.correctionsOf(word) });
  }
  return terms;
}

type Segment = { typed: string | null; synonyms: string | null; corrected: string | null };

/** The longest phrases that have synonyms, and single words between them. */
async function segmentsOf(db: Database, terms: readonly Term[]): Promise<Segment[]> {
  const spelt = terms.map(({ word, corrected }) => corrected[0] ?? word);
  const phraseAt = (from: number, length: number) => spelt.slice(from, from + length).join(' ');
  const lengths = Array.from({ length: MAX_PHRASE }, (_, index) => MAX_PHRASE - index);
  const phrases = terms.flatMap((_, from) => lengths.map((length) => phraseAt(from, length)));
  const synonyms = await synonymsOf(db, [...new Set(phrases)]);
  const segments: Segment[] = [];
  for (let from = 0; from < terms.length;) {
    const length = lengths.find((length) => from + length <= terms.length && synonyms.has(phraseAt(from, length))) ?? 1;
    segments.push(segment(terms.slice(from, from + length), synonyms.get(phraseAt(from, length)) ?? []));
    from += length;
  }
  return segments;
}

function segment(terms: readonly Term[], synonyms: readonly string[][]): Segment {
  const mistyped = terms.some(({ corrected }) => corrected.length > 0);
  const others = synonyms.length > 0 ? any(synonyms.map((words) => all(words.map(quoted)))) : null;
  const corrected = all(terms.map((term) => anyWord([...term.typed, ...term.corrected])));
  return {
    typed: mistyped ? null : all(terms.map(({ typed }) => anyWord(typed))),
    synonyms: mistyped ? null : others,
    corrected: mistyped ? anyOf([corrected, others]) : null,
  };
}
