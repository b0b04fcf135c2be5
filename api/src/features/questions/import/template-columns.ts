import { cutText } from 'server/cut-text.ts';
import { FileError } from './file-error.ts';
import { fileMessages, type Names } from './messages.ts';

export const LETTERS = 'abcdefghij'.split('');
// What a question seldom has more than.
const COMMON = LETTERS.slice(0, 5);

const BEFORE = 'ref type subject prof chapter topic board years appearances origin stem'.split(' ');
const AFTER = 'explanation take_away references'.split(' ');
export const PICTURES = [1, 2, 3, 4, 5, 6] as const;

const ofOptions = (letters: readonly string[]) => [
  ...letters.map((letter) => `option_${letter}`),
  ...letters.map((letter) => `reason_${letter}`),
];
const ofParts = (letters: readonly string[]) =>
  letters.flatMap((letter) => ['', '_marks', '_points', '_weights'].map((rest) => `part_${letter}${rest}`));

export const templateColumns: readonly string[] = [
  ...BEFORE,
  ...COMMON.map((letter) => `option_${letter}`),
  'correct',
  ...COMMON.map((letter) => `reason_${letter}`),
  ...ofParts(COMMON),
  ...AFTER,
  ...PICTURES.flatMap((number) => [`picture_${number}`, `picture_${number}_alt`, `picture_${number}_credit`]),
];

/** Read too, but not shown to whoever starts a file. */
const RARE = LETTERS.slice(COMMON.length);
const rareColumns = [
  'also_in',
  ...ofOptions(RARE),
  ...ofParts(RARE),
  ...LETTERS.map((letter) => `part_${letter}_label`),
];
const known: ReadonlySet<string> = new Set([...templateColumns, ...rareColumns]);

/** Whether the import reads a column of this name. */
export const isColumn = (name: string) => known.has(name);

/** From names in a file's header to columns of the template; '' ignores a column. */
export type ColumnMap = ReadonlyMap<string, string>;

export const asName = (cell: string) => cell.trim().toLowerCase();

const MAX_NAMED = 20;
const MAX_NAME = 60;

type HeaderOptions = { needsStem?: boolean; columnMap?: ColumnMap | undefined };

/** In any order and case; '' for ignored columns. Throws FileError for unknown or repeated columns, or no stem. */
export function readHeader(cells: readonly string[], { needsStem = true, columnMap }: HeaderOptions = {}): string[] {
  const header = cells.map(asName);
  const missing = [...(columnMap?.keys() ?? [])].filter((name) => !header.includes(name));
  if (missing.length > 0) throw new FileError(fileMessages.mappedColumnMissing(listed(missing)));
  const names = header.map((name) => columnMap?.get(name) ?? name);
  const unknown = header.filter((name, index) => !columnMap?.has(name) && !isColumn(names[index]!));
  if (unknown.includes('')) throw new FileError(fileMessages.columnWithoutName());
  if (unknown.length > 0) {
    const isHeader = unknown.length < names.length;
    const params = { columns: listed(unknown), isHeader, known: templateColumns };
    throw new FileError(
      unknown.length === 1 ? fileMessages.unknownColumn(params) : fileMessages.unknownColumns(params),
    );
  }
  const twice = names.filter((name, index) => name !== '' && names.indexOf(name) !== index);
  if (twice.length > 0) throw new FileError(fileMessages.columnTwice(listed(twice)));
  if (needsStem && !names.includes('stem')) throw new FileError(fileMessages.noStem());
  return names;
}

function listed(names: readonly string[]): Names {
  const unique = [...new Set(names)];
  const first = unique.slice(0, MAX_NAMED).map((name) => cutText(name, MAX_NAME));
  return { names: first, more: unique.length - first.length };
}
