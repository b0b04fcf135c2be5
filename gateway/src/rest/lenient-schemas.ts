import { z } from 'zod';
import { instant } from './instant.ts';
import { gatherUnreadable, leaveOut } from './unreadable.ts';
import { flag } from './values.ts';

// Leave out the smallest optional part that cannot be parsed, and report it.

export const optional = <Schema extends z.ZodType>(field: string, schema: Schema) =>
  schema
    .nullish()
    .transform((value): z.output<Schema> | null => value ?? null)
    .catch(() => {
      leaveOut(field);
      return null;
    });

export const readable = <Schema extends z.ZodType>(field: string, schema: Schema) =>
  schema
    .transform((value): z.output<Schema> | null => value)
    .catch(() => {
      leaveOut(field);
      return null;
    });

export const optionalInstant = (field: string) =>
  z.preprocess((value) => (value === '' ? null : value), optional(field, instant));

/** False if it cannot be read. For a flag whose row is right without it. */
export const optionalFlag = (field: string) => optional(field, flag).transform((value) => value ?? false);

/** The valid entries of a list, and the number of others. `field` is the list's name within a row. */
export const countedRows = <Row extends z.ZodType>(row: Row, field?: string) =>
  z.array(z.unknown()).transform((entries) => {
    const rows = entries.flatMap((entry) => parseRow(row, entry, field));
    return { rows, unreadable: entries.length - rows.length };
  });

/** The valid entries. Fails if all are invalid, since an empty list would be wrong. */
export const rows = <Row extends z.ZodType>(row: Row) =>
  countedRows(row).transform((list, context) => {
    if (list.unreadable > 0 && list.rows.length === 0) {
      context.addIssue({ code: 'custom', message: 'no entry can be read' });
      return z.NEVER;
    }
    return list.rows;
  });

export const optionalRows = <Row extends z.ZodType>(field: string, row: Row) =>
  optional(field, countedRows(row, field)).transform((list) => list?.rows ?? []);

function parseRow<Row extends z.ZodType>(row: Row, value: unknown, list: string | undefined): z.output<Row>[] {
  const { result, unreadable } = gatherUnreadable(() => row.safeParse(value));
  const id = idOf(value);
  const within = (field: string) => [list, field].filter(Boolean).join('.');
  if (!result.success) {
    leaveOut(within(placeOf(result.error)) || 'row', id);
    return [];
  }
  for (const part of unreadable) leaveOut(within(part.field), part.id ?? id);
  return [result.data];
}

const placeOf = (error: z.ZodError) => error.issues[0]?.path.filter((part) => typeof part === 'string').join('.') ?? '';

function idOf(value: unknown): string | undefined {
  const id = typeof value === 'object' && value !== null && '_id' in value ? value._id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 64) : undefined;
}
