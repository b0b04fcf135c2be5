import { optionKey } from './question.ts';
import type { Cells, Draft } from './draft.ts';

const MAX_ITEMS = 10;

const letter = (index: number) => optionKey(index).toLowerCase();
// Made once, because every row is looked at by its cells.
const LETTERED = Array.from({ length: MAX_ITEMS }, (_, index) => ({
  option: `option_${letter(index)}`,
  reason: `reason_${letter(index)}`,
  part: `part_${letter(index)}`,
  label: `part_${letter(index)}_label`,
  marks: `part_${letter(index)}_marks`,
  points: `part_${letter(index)}_points`,
  weights: `part_${letter(index)}_weights`,
}));
const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
const items = (value: unknown): Draft[] =>
  Array.isArray(value)
    ? value.slice(0, MAX_ITEMS).map((item): Draft => (typeof item === 'object' && item !== null ? item : {}))
    : [];
const joined = (value: unknown, separator: string): string =>
  Array.isArray(value) ? value.map(text).filter(Boolean).join(separator) : text(value);

// A question has lists of lists; deeper texts are in no cell.
const MAX_DEPTH = 3;

/** All texts of a draft's cells, joined. One test of it spares most drafts a test of each cell. */
export function textsOfDraft(value: unknown, depth = 0): string {
  if (typeof value === 'string') return `${value}\n`;
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return '';
  let texts = '';
  for (const item of Object.values(value)) texts += textsOfDraft(item, depth + 1);
  return texts;
}

/** A draft by the columns of the template, in their order. */
export function cellsOfDraft(draft: Draft): Cells {
  const cells: Cells = {};
  const copy = (...columns: string[]) => {
    for (const column of columns) cells[column] = text(draft[column]);
  };
  const options = items(draft['options']);
  copy('ref', 'type', 'subject', 'prof', 'chapter', 'topic');
  cells['appearances'] = papersOf(draft['appearances']);
  copy('origin', 'stem');
  for (const [index, option] of options.entries()) cells[LETTERED[index]!.option] = text(option['text']);
  cells['correct'] = correctOf(options);
  for (const [index, option] of options.entries()) cells[LETTERED[index]!.reason] = text(option['reason']);
  for (const [index, part] of items(draft['parts']).entries()) {
    const columns = LETTERED[index]!;
    cells[columns.part] = text(part['text']);
    cells[columns.label] = part['label'] === letter(index) ? '' : text(part['label']);
    cells[columns.marks] = text(part['marks']);
    cells[columns.points] = joined(part['points'], '\n');
    cells[columns.weights] = joined(part['weights'], ';');
  }
  copy('explanation', 'explanation_bn', 'take_away');
  cells['references'] = joined(draft['references'], '\n');
  cells['items'] = joined(draft['items'], '; ');
  cells['also_in'] = items(draft['also_in']).map(listOf).join('\n');
  for (const [index, picture] of items(draft['media']).entries()) {
    cells[`picture_${index + 1}`] = text(picture['image']);
    cells[`picture_${index + 1}_alt`] = text(picture['alt']);
    cells[`picture_${index + 1}_credit`] = text(picture['credit']);
    cells[`picture_${index + 1}_source`] = text(picture['source']);
    cells[`picture_${index + 1}_licence`] = text(picture['licence']);
  }
  return cells;
}

/** As in the template: `B`, `ACE` or `none`. */
function correctOf(options: readonly Draft[]): string {
  const right = options.flatMap(({ correct }, index) => (correct === true ? [optionKey(index)] : []));
  return options.length === 0 ? '' : right.join('') || 'none';
}

const listOf = ({ chapter, topic, board }: Draft) =>
  chapter === undefined ? `topic ${text(board)}: ${text(topic)}` : `chapter: ${text(chapter)}`;

function papersOf(value: unknown): string {
  const papers = items(value).map(({ board, year, sitting }) =>
    [board, year, sitting].map(text).filter(Boolean).join(' '),
  );
  return typeof value === 'string' ? value : papers.filter(Boolean).join('; ');
}
