import { fold } from 'text/words.ts';
import { sql } from 'drizzle-orm';
import { blocksOf, indexWords } from './words.ts';

export type QuestionTexts = {
  stem: string;
  options: readonly { text: string; reason?: string | undefined }[];
  parts: readonly { text: string; points: readonly string[] }[];
  explanation?: string | null | undefined;
  explanation_bn?: string | null | undefined;
  take_away?: string | null | undefined;
  references: readonly string[];
};

export const textColumns = sql`q.stem, q.options, q.parts, q.explanation, q.explanation_bn, q.take_away, q."references"`;

/** PostgreSQL's weights: A is most relevant. */
type Weight = 'A' | 'B' | 'C' | 'D';
export type WeightedText = { weight: Weight; text: string };

/** Without markup, one entry per paragraph, most relevant first. */
export function textsOf(question: QuestionTexts): WeightedText[] {
  const {
    stem,
    options,
    parts,
    explanation,
    explanation_bn: explanationBn,
    take_away: takeAway,
    references,
  } = question;
  const html = (weight: Weight, texts: readonly (string | null | undefined)[]) =>
    texts.flatMap((body) => blocksOf(body ?? '').map((text) => ({ weight, text })));
  const plain = (weight: Weight, texts: readonly (string | null | undefined)[]) =>
    texts.flatMap((text) => (text ? [{ weight, text }] : []));
  return [
    ...html('A', [stem]),
    ...plain('A', [takeAway]),
    ...html('B', [...options.map(({ text }) => text), ...parts.map(({ text }) => text)]),
    ...plain(
      'B',
      parts.flatMap(({ points }) => points),
    ),
    ...html('C', [...options.map(({ reason }) => reason), explanation, explanationBn]),
    ...plain('D', references),
  ];
}

/** As PostgreSQL reads a tsvector: each word with its weights, the most relevant first. */
export function weightedWords(texts: readonly WeightedText[]): string {
  const weights = new Map<string, string>();
  for (const { weight, text } of texts) {
    for (const word of indexWords(text)) {
      const its = weights.get(word) ?? '';
      if (!its.includes(weight)) weights.set(word, its + weight);
    }
  }
  return Array.from(weights, ([word, its]) => `'${word}':${positions(its)}`).join(' ');
}

/** `AC` is `1A,2C`. */
const positions = (weights: string) => Array.from(weights, (weight, index) => `${index + 1}${weight}`).join();

const SEPARATORS = /[^\p{L}\p{N}]+/gu;
const LEADING_ZEROS = /(?<!\d)0+(?=\d)/g;

/** Removes case, dashes, spaces and leading zeros. */
export const refKey = (text: string): string => fold(text).replace(SEPARATORS, '').replace(LEADING_ZEROS, '');
