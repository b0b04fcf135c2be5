import { optionKey } from './question.ts';
import type { Cells, Draft } from './draft.ts';

const TEXTS = 'ref type subject prof chapter topic origin stem explanation take_away'.split(' ');
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

export function cellsOfDraft(draft: Draft): Cells {
  const cells: Cells = {};
  for (const column of TEXTS) cells[column] = text(draft[column]);
  cells['appearances'] = papersOf(draft['appearances']);
  const options = items(draft['options']);
  const right = options.flatMap(({ correct }, index) => (correct === true ? [optionKey(index)] : []));
  cells['correct'] = options.length === 0 ? '' : right.join('') || 'none';
  cells['also_in'] = items(draft['also_in']).map(listOf).join('\n');
  cells['references'] = joined(draft['references'], '\n');
  for (const [index, option] of options.entries()) {
    const columns = LETTERED[index]!;
    cells[columns.option] = text(option['text']);
    cells[columns.reason] = text(option['reason']);
  }
  for (const [index, part] of items(draft['parts']).entries()) {
    const columns = LETTERED[index]!;
    cells[columns.part] = text(part['text']);
    cells[columns.label] = part['label'] === letter(index) ? '' : text(part['label']);
    cells[columns.marks] = text(part['marks']);
    cells[columns.points] = joined(part['points'], '\n');
    cells[columns.weights] = joined(part['weights'], ';');
  }
  for (const [index, picture] of items(draft['media']).entries()) {
    cells[`picture_${index + 1}`] = text(picture['image']);
    cells[`picture_${index + 1}_alt`] = text(picture['alt']);
    cells[`picture_${index + 1}_credit`] = text(picture['credit']);
  }
  return cells;
}

const listOf = ({ chapter, topic, board }: Draft) =>
  chapter === undefined ? `topic ${text(board)}: ${text(topic)}` : `chapter: ${text(chapter)}`;

function papersOf(value: unknown): string {
  const papers = items(value).map(({ board, year, sitting }) =>
    [board, year, sitting].map(text).filter(Boolean).join(' '),
  );
  return typeof value === 'string' ? value : papers.filter(Boolean).join('; ');
}
