import { isDeepStrictEqual } from 'node:util';

export type Counts = { created: number; changed: number; unchanged: number; removed: number };

/** What an import does to one kind of content. */
export type Changes<Row> = { write: Row[]; remove: string[]; counts: Counts };

/** What makes `known` into `wanted`: a row that is no longer wanted stays, unless `mayGo`. */
export function compareRows<Row extends { id: string }>(
  known: readonly Row[],
  wanted: readonly Row[],
  mayGo: (row: Row) => boolean,
): Changes<Row> {
  const knownById = new Map(known.map((row) => [row.id, row]));
  const wantedIds = new Set(wanted.map(({ id }) => id));
  const created = wanted.filter(({ id }) => !knownById.has(id));
  // Not by text: the database keeps the keys of JSON in an order of its own.
  const changed = wanted.filter((row) => knownById.has(row.id) && !isDeepStrictEqual(knownById.get(row.id), row));
  const remove = known.filter((row) => !wantedIds.has(row.id) && mayGo(row)).map(({ id }) => id);
  return {
    write: [...created, ...changed],
    remove,
    counts: {
      created: created.length,
      changed: changed.length,
      unchanged: wanted.length - created.length - changed.length,
      removed: remove.length,
    },
  };
}
