import { FileError } from './file-error.ts';
import { fileMessages, type Names } from './messages.ts';

export const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const;

const BEFORE = 'ref type subject prof chapter topic board years appearances origin stem'.split(' ');
const AFTER = 'explanation take_away references'.split(' ');

/** The columns of the template in the order of the example file. */
export const templateColumns: readonly string[] = [
  ...BEFORE,
  ...LETTERS.map((letter) => `option_${letter}`),
  'correct',
  ...LETTERS.map((letter) => `reason_${letter}`),
  ...LETTERS.flatMap((letter) => [`part_${letter}`, `part_${letter}_marks`, `part_${letter}_points`]),
  ...AFTER,
];

/** Columns of the template by the names that a file's header has for them; '' leaves a column out. */
export type ColumnMap = ReadonlyMap<string, string>;

/** How the name of a column is compared. */
export const asName = (cell: string) => cell.trim().toLowerCase();

// As many as fit a message.
const MAX_NAMED = 20;
const MAX_NAME = 60;

type HeaderOptions = { needsStem?: boolean; columnMap?: ColumnMap | undefined };

/**
 * The columns that a header row names, in its order and any case; '' for one that is left out.
 * Throws FileError for unknown or repeated columns, or where there is no stem, unless a part of a question will do.
 */
export function readHeader(cells: readonly string[], { needsStem = true, columnMap }: HeaderOptions = {}): string[] {
  const given = cells.map(asName);
  const missing = [...(columnMap?.keys() ?? [])].filter((name) => !given.includes(name));
  if (missing.length > 0) throw new FileError(fileMessages.mappedColumnMissing(listed(missing)));
  const names = given.map((name) => columnMap?.get(name) ?? name);
  const unknown = given.filter((name, index) => !columnMap?.has(name) && !templateColumns.includes(names[index]!));
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
  const first = unique.slice(0, MAX_NAMED).map((name) => name.slice(0, MAX_NAME));
  return { names: first, more: unique.length - first.length };
}
