import { hasStatements, isSelfMarked } from 'question/kinds/names.ts';
import type { DraftContent } from '../../db/schema.ts';
import { type Message, wordsOf } from '../../http/messages.ts';
import { optionKey, yearInBangladesh, cellsOfDraft } from '../bank/draft/index.ts';
import { checkTexts } from '../../texts/damage/damaged-text.ts';
import { plainText } from '../../texts/html.ts';
import { warningMessages } from './error-messages.ts';

/** A candidate who knows nothing uses them: absolutes are false as a rule, and these options are fillers. */
const CUE_WORD = /\b(always|never|only|invariably|all of the above|none of the above|both [a-e] and [a-e])\b/i;
const USUAL_OPTIONS = 5;
const MUCH_LONGER = 1.5;
/** Of short options, a few letters are no cue. */
const LONG_KEY = 20;
const OLD_YEARS = 30;

/** What an author should look at again. None of it keeps the draft from review. */
export function warningsOf(draft: DraftContent, now: Date): string[] {
  const cells = cellsOfDraft(draft);
  const texts = draft.options.map(({ text }) => plainText(text));
  return [
    ...cueWords(texts),
    ...longestKey(draft, texts),
    ...countOfOptions(draft),
    ...marksOfParts(draft),
    ...oldPapers(draft, yearInBangladesh(now)),
    ...emptyCells(cells),
    ...checkTexts(cells, () => cells).warnings,
  ].map(wordsOf);
}

const NOTHING = String.raw`(?:\s|</?p>|<br ?/?>)*`;
const EMPTY_CELL = new RegExp(`<t[dh](?: [^>]*)?>${NOTHING}</t[dh]>`, 'g');
/** Of a table whose rows have headings. */
const EMPTY_CORNER = new RegExp(`(<table[^>]*>(?:<t(?:head|body)>)?<tr>)<t[dh](?: [^>]*)?>${NOTHING}</t[dh]>`, 'g');

/** They look forgotten, and a screen reader says nothing there. */
const emptyCells = (cells: Record<string, string>): Message[] =>
  Object.entries(cells).flatMap(([field, html]) => {
    const count = html.replace(EMPTY_CORNER, '$1').match(EMPTY_CELL)?.length ?? 0;
    return count === 0 ? [] : [warningMessages.emptyCells({ field, count })];
  });

const cueWords = (texts: readonly string[]): Message[] =>
  texts.flatMap((text, index) => {
    const word = CUE_WORD.exec(text)?.[1];
    return word === undefined ? [] : [warningMessages.cueWord({ option: optionKey(index), word })];
  });

function longestKey({ type, options }: DraftContent, texts: readonly string[]): Message[] {
  const key = options.findIndex(({ correct }) => correct);
  const longestOther = Math.max(0, ...texts.filter((_text, index) => index !== key).map(({ length }) => length));
  const length = texts[key]?.length ?? 0;
  if (hasStatements(type) || length < LONG_KEY || length <= longestOther * MUCH_LONGER) return [];
  return [warningMessages.longestKey({ option: optionKey(key) })];
}

function countOfOptions({ type, options }: DraftContent): Message[] {
  if (isSelfMarked(type) || options.length === 0) return [];
  const trueOnes = options.filter(({ correct }) => correct).length;
  const isDecided = options.every(({ correct }) => correct !== undefined);
  const isOneSided = hasStatements(type) && isDecided && (trueOnes === 0 || trueOnes === options.length);
  return [
    ...(options.length === USUAL_OPTIONS ? [] : [warningMessages.optionCount({ type, found: options.length })]),
    ...(isOneSided ? [warningMessages.oneSided({ value: trueOnes === 0 ? 'false' : 'true' })] : []),
  ];
}

const marksOfParts = ({ parts }: DraftContent): Message[] =>
  parts.flatMap(({ label, marks, points: { length: points }, weights }) =>
    points === 0 || (weights ? dividesBy(weights, marks) : [0.25, 0.5, 1].includes(marks / points))
      ? []
      : [warningMessages.marks({ label, marks, points })],
  );

/** Whether each point earns quarters of a mark. */
function dividesBy(weights: readonly number[], marks: number): boolean {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const quarters = weights.map((weight) => (4 * marks * weight) / sum);
  return quarters.every((count) => Math.abs(count - Math.round(count)) < 1e-9);
}

const oldPapers = ({ appearances }: DraftContent, thisYear: number): Message[] => {
  const oldest = Math.min(...appearances.map(({ year }) => year));
  return oldest < thisYear - OLD_YEARS ? [warningMessages.oldPaper({ year: oldest })] : [];
};
