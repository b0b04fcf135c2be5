// What a spreadsheet may run when it opens a CSV (OWASP: CSV injection), behind any apostrophes of its own.
const FORMULA = /^'*[=+\-@\t\r\n\uFF0B\uFF0D\uFF1D\uFF20]/;

/** An apostrophe before what a spreadsheet would run as a formula; other text stays as it is. */
export const escapeFormula = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** Undoes `escapeFormula`. An apostrophe before anything else is a part of the text. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
