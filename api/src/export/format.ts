import { z } from 'zod';

const count = z.int().min(0);

/**
 * An export is JSON Lines in gzip. First the header, then in any order `{ table, rows }` (some rows of a table, as
 * PostgreSQL's row_to_json writes them) and `{ next_ids }`; at last the end.
 */
export const header = z.strictObject({
  export: z.literal('medical-study-platform'),
  version: z.literal(1),
  /** The last migration of the database that it was taken from. */
  migration: z.string().max(200),
  taken_at: z.iso.datetime(),
  /** Tells whether another place has the same secret, and nothing else of it. */
  secret_mark: z.string().max(100),
});

/** The next number of each `table.column` that the database numbers. */
export const nextIds = z.strictObject({ next_ids: z.record(z.string().max(200), z.string().regex(/^\d{1,19}$/)) });

export const end = z.strictObject({
  end: z.strictObject({
    /** Rows by table; every table is named. */
    rows: z.record(z.string().max(200), count),
    /** Of all lines before this one, in hexadecimal digits. */
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
});

export type Header = z.output<typeof header>;
export type End = z.output<typeof end>['end'];

/** The rows stay as they were written: a number of JSON may be larger than one of JavaScript. */
export const rowsLine = (table: string, rows: readonly string[]) => `{"table":"${table}","rows":[${rows.join(',')}]}`;
export const ROWS_LINE = /^\{"table":"([a-z0-9_]{1,63})","rows":(\[.*\])\}$/s;
