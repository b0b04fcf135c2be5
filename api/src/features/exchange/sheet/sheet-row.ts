import type { Message } from '../../../http/messages.ts';

/** Rows count from 1 and columns from 0. */
export type CellRange = { top: number; bottom: number; left: number; right: number };

/** Cells are texts by column (A is 0); `faults` are cells without usable text. */
export type SheetRow = {
  number: number;
  cells: Map<number, string>;
  faults: Message[];
  /** What was left out; they become warnings. */
  notes: Message[];
  /** Those that begin in this row. */
  merges: CellRange[];
  isHidden: boolean;
  hasPicture: boolean;
};

export const newRow = (number: number): SheetRow => ({
  number,
  cells: new Map(),
  faults: [],
  notes: [],
  merges: [],
  isHidden: false,
  hasPicture: false,
});

export const isFilled = ({ cells, faults }: SheetRow) => cells.size + faults.length > 0;

export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** From 0; undefined if the reference begins with no column. */
export function columnIndex(reference: string): number | undefined {
  const letters = /^\$?([A-Za-z]{1,6})/.exec(reference)?.[1];
  if (letters === undefined) return undefined;
  let index = 0;
  for (const letter of letters.toUpperCase()) index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

const CORNER = /^\$?[A-Za-z]{1,3}\$?(\d{1,7})$/;

/** Undefined for what is no range of cells, such as whole columns. */
export function readRange(reference: string): CellRange | undefined {
  const [from = '', to = from] = reference.split(':');
  const [top, bottom] = [from, to].map((corner) => Number(CORNER.exec(corner)?.[1]));
  if (!top || !bottom) return undefined;
  return { top, bottom, left: columnIndex(from)!, right: columnIndex(to)! };
}

export const rangeName = ({ top, bottom, left, right }: CellRange) =>
  `${columnName(left)}${top}:${columnName(right)}${bottom}`;

/** Spreadsheets make links of addresses as they are typed. */
export const showsAddress = (text: string, address: string) =>
  address !== '' && text.toLowerCase().includes(address.toLowerCase().replace(/^mailto:|\/$/g, ''));
