type Row = { id: string };

/** Rows with one of them moved up (-1) or down (1). */
export function moved<R extends Row>(rows: readonly R[], id: string, by: -1 | 1): R[] {
  const from = rows.findIndex((row) => row.id === id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= rows.length) return [...rows];
  const next = [...rows];
  [next[from], next[to]] = [next[to]!, next[from]!];
  return next;
}

export const removed = <R extends Row>(rows: readonly R[], id: string): R[] => rows.filter((row) => row.id !== id);

export const changed = <R extends Row>(rows: readonly R[], id: string, part: Partial<R>): R[] =>
  rows.map((row) => (row.id === id ? { ...row, ...part } : row));
