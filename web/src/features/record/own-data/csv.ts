type Cell = string | number | boolean | null;

// Spreadsheets would run such a cell as a formula.
const FORMULA = /^[=+\-@\t\r]/;

function csvCell(value: Cell): string {
  if (value === null) return '';
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 4180, with a byte order mark so that spreadsheets read UTF-8. */
export function toCsv<Row extends Record<string, Cell>>(
  columns: readonly (keyof Row & string)[],
  rows: readonly Row[],
) {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]!))];
  return `\uFEFF${lines.map((cells) => cells.map((cell) => csvCell(cell ?? null)).join(',')).join('\r\n')}\r\n`;
}
