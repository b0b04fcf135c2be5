import { isDeepStrictEqual } from 'node:util';

export type Counts = { created: number; changed: number; unchanged: number; removed: number };

export type Outcome = keyof Counts;
/** `before` is the row as it is stored, where there is one. */
type EntryOutcome<Row> = { outcome: Outcome; row: Row; before?: Row | undefined };

export type Changes<Row> = { write: Row[]; remove: string[]; counts: Counts; outcomes: EntryOutcome<Row>[] };

/** What turns `current` into `target`. Rows missing from `target` stay unless `canRemove`. */
export function compareRows<Row extends { id: string }>(
  current: readonly Row[],
  target: readonly Row[],
  canRemove: (row: Row) => boolean,
): Changes<Row> {
  const currentById = new Map(current.map((row) => [row.id, row]));
  const targetIds = new Set(target.map(({ id }) => id));
  const outcomes = target.map((row): EntryOutcome<Row> => {
    const before = currentById.get(row.id);
    if (!before) return { outcome: 'created', row };
    // Compared as objects: the database reorders the keys of JSON.
    return { outcome: isDeepStrictEqual(before, row) ? 'unchanged' : 'changed', row, before };
  });
  for (const row of current) {
    if (!targetIds.has(row.id) && canRemove(row)) outcomes.push({ outcome: 'removed', row, before: row });
  }
  const rowsThatAre = (outcome: Outcome) => outcomes.filter((one) => one.outcome === outcome).map(({ row }) => row);
  const [created, changed, removed] = [rowsThatAre('created'), rowsThatAre('changed'), rowsThatAre('removed')];
  return {
    write: [...created, ...changed],
    remove: removed.map(({ id }) => id),
    counts: {
      created: created.length,
      changed: changed.length,
      unchanged: target.length - created.length - changed.length,
      removed: removed.length,
    },
    outcomes,
  };
}
