import { isSelfMarked } from 'question/kinds/names.ts';
import type { Message } from '../../../http/messages.ts';
import { readKey, withKey } from './answer-key.ts';
import { takeAppearances, type Draft, lines, readItems, readMarks, readWeights } from '../../bank/draft/index.ts';
import { asBody } from '../../../texts/html.ts';
import { fileMessages, rowMessages } from '../messages.ts';
import type { ParsedRow } from '../import/parsed-row.ts';
import { profOf, subjectOf } from './subject-names.ts';
import { LETTERS, PICTURE_FIELDS, PICTURES, type TemplateCells, unreadColumn } from './template-columns.ts';

export const byColumn = (columns: readonly string[], cells: readonly string[]): TemplateCells =>
  Object.fromEntries(columns.flatMap((column, index) => (column === '' ? [] : [[column, cells[index]!]])));

export function readTemplateRow(line: number, given: TemplateCells, defaultType = ''): ParsedRow | null {
  if (Object.values(given).every((cell) => cell.trim() === '')) return null;
  if (unreadColumn(0) in given) return { line, cells: given, refusal: fileMessages.noStem() };
  const { cells, unclear } = withKey(given, defaultType);
  const cell = (name: string) => cells[name]?.trim() ?? '';
  const appearances = takeAppearances({ board: cell('board'), years: cell('years'), appearances: cell('appearances') });
  if ('refusal' in appearances) return { line, cells, refusal: appearances.refusal };
  const refusals: Message[] = [];
  const refuse: Refuse = (reason) => void refusals.push(reason);
  const type = cell('type').toUpperCase() || defaultType;
  if (unclear) refuse(unclear);
  const options = readOptions(cell, type, unclear ? () => {} : refuse);
  const parts = readParts(cell, refuse);
  const media = readMedia(cell, refuse);
  const alsoIn = readOtherLists(cell('also_in'), refuse);
  if (refusals.length > 0) return { line, cells, refusal: rowMessages.several({ messages: refusals }) };
  const plain = Object.fromEntries(
    ['ref', 'chapter', 'topic', 'take_away'].map((name) => [name, cell(name) || undefined]),
  );
  return {
    line,
    draft: {
      ...plain,
      type: type || undefined,
      subject: subjectOf(cell('subject')) ?? (cell('subject') || undefined),
      prof: profOf(cell('prof')) ?? (cell('prof') || undefined),
      ...appearances,
      origin: cell('origin').toUpperCase() || undefined,
      stem: asBody(cell('stem')),
      options,
      parts,
      media,
      also_in: alsoIn,
      explanation: asBody(cell('explanation')) || undefined,
      explanation_bn: asBody(cell('explanation_bn')) || undefined,
      references: lines(cell('references')),
      items: readItems(cell('items')),
    },
  };
}

type Cell = (name: string) => string;
type Refuse = (reason: Message) => void;

/** Refuses gaps: A must come first. */
function lettersOf(cell: Cell, name: string, others: string[], refuse: Refuse): string[] {
  const filled = LETTERS.filter((letter) => cell(`${name}_${letter}`) !== '');
  const gap = LETTERS.slice(0, filled.length).find((letter) => !filled.includes(letter));
  if (gap) refuse(rowMessages.emptyBefore({ empty: `${name}_${gap}`, filled: `${name}_${filled.at(-1)}` }));
  for (const letter of LETTERS.filter((letter) => !filled.includes(letter))) {
    const orphan = others.map((other) => other.replace('?', letter)).find((other) => cell(other) !== '');
    if (orphan) refuse(rowMessages.givenWithout({ field: orphan, empty: `${name}_${letter}` }));
  }
  return filled;
}

function readOptions(cell: Cell, type: string, refuse: Refuse): Draft[] {
  const letters = lettersOf(cell, 'option', ['reason_?'], refuse);
  const key = cell('correct');
  const options = letters.map((letter) => ({ letter, text: cell(`option_${letter}`) }));
  const read = readKey(key, options);
  if (!isSelfMarked(type) && key === '') refuse(rowMessages.keyEmpty());
  else if ('refusal' in read) refuse(read.refusal);
  const correct = 'right' in read ? read.right : [];
  return letters.map((letter) => ({
    text: asBody(cell(`option_${letter}`)),
    correct: correct.includes(letter),
    reason: asBody(cell(`reason_${letter}`)) || undefined,
  }));
}

function readParts(cell: Cell, refuse: Refuse): Draft[] {
  const letters = lettersOf(cell, 'part', ['part_?_label', 'part_?_marks', 'part_?_points', 'part_?_weights'], refuse);
  return letters.map((letter) => ({
    label: cell(`part_${letter}_label`) || letter,
    text: asBody(cell(`part_${letter}`)),
    marks: readMarks(cell(`part_${letter}_marks`), `part_${letter}_marks`, refuse),
    points: lines(cell(`part_${letter}_points`)),
    weights: readWeights(cell(`part_${letter}_weights`), `part_${letter}_weights`, refuse),
  }));
}

const OTHER_LIST = /^(?:(chapter)|topic\s+([a-z]+))\s*:\s*(\S[^]*)$/i;

/** `chapter: NAME` or `topic DHK: NAME`, one a line. */
function readOtherLists(text: string, refuse: Refuse): Draft[] {
  return lines(text).flatMap((line) => {
    const [, chapter, board, name] = OTHER_LIST.exec(line) ?? [];
    if (name === undefined) refuse(rowMessages.notAList({ text: line }));
    else return [chapter ? { chapter: name } : { topic: name, board: board!.toUpperCase() }];
    return [];
  });
}

/** A picture by the name of its file, or by its public id. */
function readMedia(cell: Cell, refuse: Refuse): Draft[] {
  const numbers = PICTURES.filter((number) => cell(`picture_${number}`) !== '');
  const gap = PICTURES.slice(0, numbers.length).find((number) => !numbers.includes(number));
  if (gap) refuse(rowMessages.emptyBefore({ empty: `picture_${gap}`, filled: `picture_${numbers.at(-1)}` }));
  for (const number of PICTURES.filter((one) => !numbers.includes(one))) {
    const orphan = PICTURE_FIELDS.map((rest) => `picture_${number}${rest}`).find((name) => cell(name) !== '');
    if (orphan) refuse(rowMessages.givenWithout({ field: orphan, empty: `picture_${number}` }));
  }
  return numbers.map((number) => ({
    image: cell(`picture_${number}`),
    alt: cell(`picture_${number}_alt`),
    credit: cell(`picture_${number}_credit`) || undefined,
    source: cell(`picture_${number}_source`) || undefined,
    licence: cell(`picture_${number}_licence`) || undefined,
  }));
}
