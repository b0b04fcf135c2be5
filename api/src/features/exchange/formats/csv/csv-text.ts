import { stringify } from 'csv-stringify/sync';
import { escapeFormula } from './formula-escape.ts';

/** Excel takes a CSV without it for another encoding. */
export const BYTE_ORDER_MARK = '\uFEFF';
// All texts are quoted: a program with another delimiter would split a plain cell and take its end for a formula.
const OPTIONS = { quoted_string: true, record_delimiter: '\r\n' } as const;

export type Cell = string | number | null;

/** Rows of a CSV; a spreadsheet runs none of their cells. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? escapeFormula(cell) : cell))),
    OPTIONS,
  );
