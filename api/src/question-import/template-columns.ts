import { FileError } from './file-error.ts';

export const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const;

const BEFORE = 'ref type subject prof chapter topic board years appearances stem'.split(' ');
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

const asName = (cell: string) => cell.trim().toLowerCase();

/**
 * The columns that a header row names, in its order and any case.
 * Throws FileError for an unknown or repeated column, or where there is no stem.
 */
export function readHeader(cells: readonly string[]): string[] {
  const names = cells.map(asName);
  const unknown = names.find((name) => !templateColumns.includes(name));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (unknown === '') throw new FileError('The header has a column without a name.');
  if (unknown !== undefined) {
    throw new FileError(`The header has a column "${unknown}" that the template does not know. ${KNOWN}`);
  }
  if (twice !== undefined) throw new FileError(`The header has the column ${twice} twice.`);
  if (!names.includes('stem')) throw new FileError('The first row has no column "stem": is it the header?');
  return names;
}

const KNOWN = `Known are ${templateColumns.join(', ')}.`;
