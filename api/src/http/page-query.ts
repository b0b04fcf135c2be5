import { z } from 'zod';
import { inputMessages } from './error-messages.ts';

export type Page = { limit: number; after?: number | undefined };

/** `limit` and `after`, the id of the last row of the page before. */
export const pageQuery = (limits: { max: number; standard: number }) =>
  z.object({
    limit: z.coerce.number().int().min(1).max(limits.max).default(limits.standard),
    after: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  });

/** `limit` of a list whose cursor is a text: 1 to `max`, which has three digits at most. */
export const pageLimit = (max: number, outOfRange: string, standard = 20) =>
  z
    .string(inputMessages.once())
    .regex(/^[1-9]\d{0,2}$/, outOfRange)
    .transform(Number)
    .pipe(z.number().max(max, outOfRange))
    .default(standard);

/** The first `limit` of rows that were read with one more, and the id of the last if there are more. */
export function pageOf<Row>(rows: readonly Row[], limit: number, idOf: (row: Row) => number) {
  const shown = rows.slice(0, limit);
  return { rows: shown, next: rows.length > limit ? String(idOf(shown.at(-1)!)) : null };
}
