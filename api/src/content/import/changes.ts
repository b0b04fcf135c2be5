import { isDeepStrictEqual } from 'node:util';

export type Counts = { created: number; changed: number; unchanged: number; removed: number };

export type Changes<Row> = { write: Row[]; remove: string[]; counts: Counts };

/** What turns `current` into `target`. Rows missing from `target` stay unless `canRemove`. */
export function compareRows<Row extends { id: string }>(
  current: readonly Row[],
  target: readonly Row[],
  canRemove: (row: Row) => boolean,
): Changes<Row> {
  const currentById = new Map(current.map((row) => [row.id, row]));
  const targetIds = new Set(target.map(({ id }) => id));
  const created = target.filter(({ id }) => !currentById.has(id));
  // Compared as objects: the database reorders the keys of JSON.
  const changed = target.filter((row) => currentById.has(row.id) && !isDeepStrictEqual(currentById.get(row.id), row));
  const remove = current.filter((row) => !targetIds.has(row.id) && canRemove(row)).map(({ id }) => id);
  return {
    write: [...created, ...changed],
    remove,
    counts: {
      created: created.length,
      changed: changed.length,
      unchanged: target.length - created.length - changed.length,
      removed: remove.length,
    },
  };
}
