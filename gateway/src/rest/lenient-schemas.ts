import { z } from 'zod';
import { instant } from './instant.ts';
import { gatherUnreadable, leaveOut } from './unreadable.ts';

// One rule for what cannot be read: leave out the smallest part that a reader can do without, and report it.

/** A value that its row can do without: null where it is missing or cannot be read. */
export const optional = <Schema extends z.ZodType>(field: string, schema: Schema) =>
  schema
    .nullish()
    .transform((value): z.output<Schema> | null => value ?? null)
    .catch(() => {
      leaveOut(field);
      return null;
    });

/** A value that its row must have; null, and reported, where it is missing or cannot be read. */
export const readable = <Schema extends z.ZodType>(field: string, schema: Schema) =>
  schema
    .transform((value): z.output<Schema> | null => value)
    .catch(() => {
      leaveOut(field);
      return null;
    });

/** An instant in ISO 8601 that its row can do without; an empty text is none. */
export const optionalInstant = (field: string) =>
  z.preprocess((given) => (given === '' ? null : given), optional(field, instant));

/**
 * The entries of a list that can be read, in their order, and how many cannot. `field` is the list's own name, where it
 * has one within a row.
 */
export const countedRows = <Row extends z.ZodType>(row: Row, field?: string) =>
  z.array(z.unknown()).transform((given) => {
    const all = given.flatMap((one) => readRow(row, one, field));
    return { rows: all, unreadable: given.length - all.length };
  });

/** The entries of a list that can be read. Fails where none of them can: an empty list would say that there are none. */
export const rows = <Row extends z.ZodType>(row: Row) =>
  countedRows(row).transform((read, context) => {
    if (read.unreadable > 0 && read.rows.length === 0) {
      context.addIssue({ code: 'custom', message: 'no entry can be read' });
      return z.NEVER;
    }
    return read.rows;
  });

/** The entries that can be read of a list that its row can do without: empty where it is missing or no list. */
export const optionalRows = <Row extends z.ZodType>(field: string, row: Row) =>
  optional(field, countedRows(row, field)).transform((read) => read?.rows ?? []);

function readRow<Row extends z.ZodType>(row: Row, given: unknown, list: string | undefined): z.output<Row>[] {
  const { result, unreadable } = gatherUnreadable(() => row.safeParse(given));
  const id = idOf(given);
  const within = (field: string) => [list, field].filter(Boolean).join('.');
  if (!result.success) {
    leaveOut(within(placeOf(result.error)) || 'row', id);
    return [];
  }
  for (const part of unreadable) leaveOut(within(part.field), part.id ?? id);
  return [result.data];
}

const placeOf = (error: z.ZodError) => error.issues[0]?.path.filter((part) => typeof part === 'string').join('.') ?? '';

function idOf(given: unknown): string | undefined {
  const id = typeof given === 'object' && given !== null && '_id' in given ? given._id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 64) : undefined;
}
