import { optionKey } from '../../question.ts';
import type { TemplateCells } from '../template-row.ts';
import type { Draft, ParsedRow } from '../parsed-row.ts';

const TEXTS = 'ref type subject prof chapter topic origin stem explanation take_away'.split(' ');
const MAX_ITEMS = 10;
// A picture inside a text may have megabytes.
const PICTURE_DATA = /(src\s*=\s*["']?)data:[^"'\s>]{100,}/gi;

const letter = (index: number) => optionKey(index).toLowerCase();
const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
const items = (value: unknown): Draft[] =>
  Array.isArray(value)
    ? value.slice(0, MAX_ITEMS).map((item): Draft => (typeof item === 'object' && item !== null ? item : {}))
    : [];
const joined = (value: unknown, separator: string): string =>
  Array.isArray(value) ? value.map(text).filter(Boolean).join(separator) : text(value);

/** A row by columns of the template, without empty cells. Leaves out what has no place in them. */
export function cellsOfRow(row: ParsedRow): TemplateCells {
  const cells = row.cells ?? ('draft' in row ? cellsOfDraft(row.draft) : {});
  const filled = Object.entries(cells).filter(([, cell]) => cell.trim() !== '');
  return Object.fromEntries(filled.map(([column, cell]) => [column, cell.replace(PICTURE_DATA, '$1data:,')]));
}

export function cellsOfDraft(draft: Draft): TemplateCells {
  const options = items(draft['options']);
  const right = options.flatMap(({ correct }, index) => (correct === true ? [optionKey(index)] : []));
  return Object.fromEntries([
    ...TEXTS.map((column) => [column, text(draft[column])]),
    ['appearances', papersOf(draft['appearances'])],
    ['correct', options.length === 0 ? '' : right.join('') || 'none'],
    ['also_in', items(draft['also_in']).map(listOf).join('\n')],
    ['references', joined(draft['references'], '\n')],
    ...options.flatMap((option, index) => [
      [`option_${letter(index)}`, text(option['text'])],
      [`reason_${letter(index)}`, text(option['reason'])],
    ]),
    ...items(draft['parts']).flatMap((part, index) => [
      [`part_${letter(index)}`, text(part['text'])],
      [`part_${letter(index)}_label`, part['label'] === letter(index) ? '' : text(part['label'])],
      [`part_${letter(index)}_marks`, text(part['marks'])],
      [`part_${letter(index)}_points`, joined(part['points'], '\n')],
      [`part_${letter(index)}_weights`, joined(part['weights'], ';')],
    ]),
    ...items(draft['media']).flatMap((picture, index) => [
      [`picture_${index + 1}`, text(picture['image'])],
      [`picture_${index + 1}_alt`, text(picture['alt'])],
      [`picture_${index + 1}_credit`, text(picture['credit'])],
    ]),
  ]) as TemplateCells;
}

const listOf = ({ chapter, topic, board }: Draft) =>
  chapter === undefined ? `topic ${text(board)}: ${text(topic)}` : `chapter: ${text(chapter)}`;

function papersOf(value: unknown): string {
  const papers = items(value).map(({ board, year, sitting }) =>
    [board, year, sitting].map(text).filter(Boolean).join(' '),
  );
  return typeof value === 'string' ? value : papers.filter(Boolean).join('; ');
}
