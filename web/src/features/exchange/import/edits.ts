import type { Row } from './report.ts';

export type ValueEdit = { column: string; from: string; to: string };

/** As the API takes them: cells by line, null to leave a row out, and values of a column in all rows. */
export type Edits = { rows: Record<string, Record<string, string> | null>; values: ValueEdit[] };

export const NO_EDITS: Edits = { rows: {}, values: [] };

/** At most this many of each, as the API takes them. */
const MAX_ROWS = 5_000;
const MAX_VALUES = 500;

export const isFull = ({ rows, values }: Edits) => Object.keys(rows).length >= MAX_ROWS || values.length >= MAX_VALUES;

export const countEdits = ({ rows, values }: Edits) => Object.keys(rows).length + values.length;

export const leftOut = ({ rows }: Edits) => Object.keys(rows).filter((line) => rows[line] === null);

/** A cell that is as the last check has it needs no edit, unless an edit made it so. */
export function withCell(edits: Edits, row: Row, column: string, value: string): Edits {
  const { [row.line]: before, ...others } = edits.rows;
  const { [column]: _old, ...cells } = before ?? {};
  const isAsRead = !row.edited && value === (row.cells[column] ?? '');
  const next = isAsRead ? cells : { ...cells, [column]: value };
  return { ...edits, rows: Object.keys(next).length === 0 ? others : { ...others, [row.line]: next } };
}

export const withoutRow = (edits: Edits, line: number): Edits => ({ ...edits, rows: { ...edits.rows, [line]: null } });

export function asInFile(edits: Edits, line: number | string): Edits {
  const { [line]: _old, ...rows } = edits.rows;
  return { ...edits, rows };
}

export const withValue = (edits: Edits, edit: ValueEdit): Edits => ({
  ...edits,
  values: [...withoutValue(edits, edit).values, edit],
});

export const withoutValue = (edits: Edits, { column, from }: Pick<ValueEdit, 'column' | 'from'>): Edits => ({
  ...edits,
  values: edits.values.filter((value) => value.column !== column || value.from !== from),
});

/** Leaves out every row that the check has refused. */
export const withoutRefused = (edits: Edits, rows: readonly Row[]): Edits => ({
  ...edits,
  rows: {
    ...edits.rows,
    ...Object.fromEntries(rows.filter(({ outcome }) => outcome === 'refused').map(({ line }) => [line, null])),
  },
});

export const valueOf = (edits: Edits, row: Row, column: string): string =>
  edits.rows[row.line]?.[column] ?? row.cells[column] ?? '';
