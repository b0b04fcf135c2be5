import { readNumber } from 'text/number.ts';
import { toNfc } from 'text/normalise.ts';
import type { Message } from '../../../http/messages.ts';
import { banglaLetterAt } from './column-aliases.ts';
import { rowMessages } from '../messages.ts';
import { ANSWER, LETTERS, NUMBERED_ANSWER, type TemplateCells } from './template-columns.ts';

type Option = { letter: string; text: string };
type Key = { right: string[] } | { refusal: Message };

const fold = (text: string) => toNfc(text).replace(/\s+/g, ' ').trim();

/** Letters (`B`, `ACE`, `খ`), `none`, or else the whole text of one option. */
export function readKey(key: string, options: readonly Option[], isNumbered = false): Key {
  const byPlace = readPlaces(key, options, isNumbered);
  const byText = optionWithText(key, options);
  return 'refusal' in byPlace && byText !== undefined ? { right: [byText] } : byPlace;
}

/**
 * Settles an answer that promises no letters: `correct` gets them where the answer has one reading, or else is empty. A row with
 * one right answer in a file without types is an SBA.
 */
export function withKey(given: TemplateCells, defaultType: string): { cells: TemplateCells; unclear?: Message } {
  const isNumbered = NUMBERED_ANSWER in given;
  const { [ANSWER]: lettered, [NUMBERED_ANSWER]: numbered, ...cells } = given;
  const answer = (lettered ?? numbered)?.trim();
  if (answer === undefined) return { cells };
  const options = LETTERS.map((letter) => ({ letter, text: cells[`option_${letter}`]?.trim() ?? '' })).filter(
    ({ text }) => text !== '',
  );
  const byPlace = readPlaces(answer, options, isNumbered);
  const byText = optionWithText(answer, options);
  const read = readKey(answer, options, isNumbered);
  const isUntyped = defaultType === '' && !('type' in cells);
  const typeOf = (right: readonly string[]) => (isUntyped && right.length === 1 ? { type: 'SBA' } : {});
  if (!('right' in read)) return { cells: { ...cells, correct: answer } };
  if ('right' in byPlace && byText !== undefined && byPlace.right.join('') !== byText) {
    const one = byPlace.right.join('').toUpperCase() || 'none';
    return {
      cells: { ...cells, correct: '', ...typeOf(byPlace.right) },
      unclear: rowMessages.keyUnclear({ text: answer, one, other: byText.toUpperCase() }),
    };
  }
  const correct = read.right.join('').toUpperCase() || (answer === '' ? '' : 'none');
  return { cells: { ...cells, correct, ...typeOf(read.right) } };
}

function optionWithText(key: string, options: readonly Option[]): string | undefined {
  const equal = key === '' ? [] : options.filter(({ text }) => fold(text) === fold(key));
  return equal.length === 1 ? equal[0]!.letter : undefined;
}

function readPlaces(key: string, options: readonly Option[], isNumbered: boolean): Key {
  if (key.toLowerCase() === 'none') return { right: [] };
  const right = new Set<string>();
  for (const token of key.split(/[\s,;]+|(?<=[a-z])(?=[a-z])/i).filter(Boolean)) {
    const letter = letterOf(token, isNumbered);
    if (letter === undefined) return { refusal: rowMessages.keyNotALetter({ text: token.toLowerCase() }) };
    if (!options.some((option) => option.letter === letter))
      return { refusal: rowMessages.keyNamesNoOption({ option: letter.toUpperCase() }) };
    right.add(letter);
  }
  return { right: [...right] };
}

function letterOf(token: string, isNumbered: boolean): string | undefined {
  const plain = /^\(?(.+?)[).]?$/.exec(token)?.[1] ?? token;
  if (/^[a-z]$/i.test(plain)) return plain.toLowerCase();
  const bangla = LETTERS[banglaLetterAt(plain)];
  const number = isNumbered ? readNumber(plain) : undefined;
  return bangla ?? (number === undefined ? undefined : LETTERS[number - 1]);
}
