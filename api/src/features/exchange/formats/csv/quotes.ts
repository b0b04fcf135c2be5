/** RFC 4180: quotes stand around a whole cell, and quotes in it are doubled. */
export function isWellQuoted(row: string, delimiter: string): boolean {
  let at = 0;
  for (;;) {
    const end = row[at] === '"' ? endOfQuoted(row, at) : endOfPlain(row, at, delimiter);
    if (end === row.length) return true;
    if (end < 0 || row[end] !== delimiter) return false;
    at = end + 1;
  }
}

function endOfQuoted(row: string, start: number): number {
  for (let quote = row.indexOf('"', start + 1); quote >= 0; quote = row.indexOf('"', quote + 2)) {
    if (row[quote + 1] !== '"') return quote + 1;
  }
  return -1;
}

function endOfPlain(row: string, start: number, delimiter: string): number {
  const next = row.indexOf(delimiter, start);
  const end = next < 0 ? row.length : next;
  return row.slice(start, end).includes('"') ? -1 : end;
}
