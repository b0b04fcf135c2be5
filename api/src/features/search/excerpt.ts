import { wordsOf } from 'text/words.ts';
import type { ExcerptPart } from './hits.ts';
import type { SearchTerm } from './interpret.ts';

const MAX_CHARACTERS = 160;
const LEAD_CHARACTERS = 50;
const MAX_PARTS = 15;
// A further match of a term counts less than any match of another term.
const WORD_WEIGHT = 0.01;
const MOST_WORDS = 9;
const BETWEEN_SENTENCES = /(?<=[.?!।])\s+/u;
const ONLY_SPACE = /^[\s\p{Pd}]*$/u;
// Zero-width joiners occur within Bangla words.
const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u200C\u200D]*/gu;

type Token = { from: number; to: number; word: string | undefined };
type Match = { sentence: string; marked: Token[]; weight: number };

export function excerptOf(searchTerms: readonly SearchTerm[]) {
  const words = new Set(searchTerms.flatMap(({ phrases }) => phrases.flat()));
  const wordsByToken = new Map<string, string | undefined>();

  function tokensOf(text: string): Token[] {
    return Array.from(text.matchAll(TOKEN), ({ 0: token, index }) => {
      if (!wordsByToken.has(token)) {
        wordsByToken.set(
          token,
          wordsOf(token).find((one) => words.has(one)),
        );
      }
      return { from: index, to: index + token.length, word: wordsByToken.get(token) };
    });
  }

  function matchIn(sentence: string): Match {
    const tokens = tokensOf(sentence);
    if (tokens.every(({ word }) => word === undefined)) return { sentence, marked: [], weight: 0 };
    const present = new Set(tokens.map(({ word }) => word));
    // A single word of a synonym phrase may be about anything.
    const whole = searchTerms.map(({ phrases }) =>
      phrases.filter((phrase) => phrase.every((word) => present.has(word))),
    );
    const matching = new Set(whole.flat(2));
    const marked = tokens.filter(({ word }) => word !== undefined && matching.has(word));
    const weight = searchTerms.reduce((sum, one, index) => sum + (whole[index]!.length > 0 ? one.weight : 0), 0);
    return { sentence, marked, weight: weight + Math.min(marked.length, MOST_WORDS) * WORD_WEIGHT };
  }

  /** The first sentence with the highest weight; undefined if none matches. */
  return function excerpt(texts: Iterable<string>): ExcerptPart[] | undefined {
    let best: Match | undefined;
    for (const text of texts) {
      for (const sentence of text.split(BETWEEN_SENTENCES)) {
        const match = matchIn(sentence);
        if (match.weight > (best?.weight ?? 0)) best = match;
      }
    }
    return best && partsOf(best);
  };
}

function partsOf({ sentence, marked }: Match): ExcerptPart[] {
  const { from, to } = shownRange(sentence, marked[0]!.from);
  const parts: ExcerptPart[] = from > 0 ? [{ text: '…', marked: false }] : [];
  const add = (text: string, isMarked: boolean) => {
    const last = parts.at(-1);
    if (last?.marked === isMarked) last.text += text;
    else if (text) parts.push({ text, marked: isMarked });
  };
  let end = from;
  for (const token of marked) {
    if (token.from < from || token.to > to || parts.length >= MAX_PARTS - 2) continue;
    const between = sentence.slice(end, token.from);
    add(between, parts.at(-1)?.marked === true && ONLY_SPACE.test(between));
    add(sentence.slice(token.from, token.to), true);
    end = token.to;
  }
  add(`${sentence.slice(end, to).toWellFormed()}${to < sentence.length ? '…' : ''}`, false);
  return parts;
}

function shownRange(sentence: string, first: number): { from: number; to: number } {
  const { length } = sentence;
  if (length <= MAX_CHARACTERS) return { from: 0, to: length };
  const earliest = Math.max(0, Math.min(first - LEAD_CHARACTERS, length - MAX_CHARACTERS));
  const from = earliest === 0 ? 0 : sentence.lastIndexOf(' ', earliest) + 1;
  const most = from + MAX_CHARACTERS;
  const space = sentence.lastIndexOf(' ', most);
  if (most >= length) return { from, to: length };
  return { from, to: space > first ? space : most };
}
