import type { Message } from '../../../http/messages.ts';

export const LETTERS = 'abcdefghij'.split('');
/** Options in Bangla, in the order of `LETTERS`. */
export const BANGLA_LETTERS = 'কখগঘঙচছজঝঞ';
// What a question seldom has more than.
const COMMON = LETTERS.slice(0, 5);

const BEFORE = 'ref type subject prof chapter topic board years appearances origin stem'.split(' ');
const AFTER = 'explanation explanation_bn take_away references items'.split(' ');
export const PICTURES = [1, 2, 3, 4, 5, 6] as const;
/** Ends of a picture's columns. */
export const PICTURE_FIELDS = ['', '_alt', '_credit', '_source', '_licence'] as const;

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
  ...PICTURES.flatMap((number) => PICTURE_FIELDS.map((rest) => `picture_${number}${rest}`)),
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

/** A column of a file: '' where it is left out, null where nobody can say which of the template's it is. */
export type HeaderColumn = { name: string; column: string | null };
export type HeaderFault = { text: Message; columns: HeaderColumn[] };

/** By column; an empty cell is ''. */
export type TemplateCells = Record<string, string>;

export const asShown = (cell: string) => cell.trim().replace(/\s+/g, ' ');
export const asName = (cell: string) => asShown(cell).toLowerCase();

/** Columns of answers that a file does not name `correct`: they may hold the text of an option, or its number. */
export const ANSWER = '?answer';
export const NUMBERED_ANSWER = '?answer by number';

/** Stands for a column of a header that could not be read, whose cells are only samples. */
export const unreadColumn = (index: number) => `?${index}`;
