import { z } from 'zod';

const count = z.int().min(0);

/** JSON Lines in gzip: the header, `{ table, rows }` (as of row_to_json) and `{ next_ids }` entries, the end. */
export const header = z.strictObject({
  export: z.literal('medical-study-platform'),
  version: z.literal(1),
  /** The last migration of the exported database. */
  migration: z.string().max(200),
  taken_at: z.iso.datetime(),
  /** Shows whether another server has the same secret, without revealing it. */
  secret_mark: z.string().max(100),
});

/** By `table.column`, for identity columns. */
export const nextIds = z.strictObject({ next_ids: z.record(z.string().max(200), z.string().regex(/^\d{1,19}$/)) });

export const end = z.strictObject({
  end: z.strictObject({
    rows: z.record(z.string().max(200), count),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
});

export type Header = z.output<typeof header>;
export type End = z.output<typeof end>['end'];

/** Rows stay text: a JSON number may exceed JavaScript's. */
export const rowsLine = (table: string, rows: readonly string[]) => `{"table":"${table}","rows":[${rows.join(',')}]}`;
export const ROWS_LINE = /^\{"table":"([a-z0-9_]{1,63})","rows":(\[.*\])\}$/s;
