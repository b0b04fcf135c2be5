import { z } from 'zod';
import { instant } from '../../rest/instant.ts';
import { optional, optionalInstant, rows } from '../../rest/lenient-schemas.ts';
import { flag, idOrLabel, optionalText, wholeNumber } from '../../rest/values.ts';

/** A report as the graph has it, from a row. */
export const reportRow = z
  .object({
    _id: idOrLabel,
    question_id: idOrLabel,
    ref: z.string(),
    kind: z.enum(['WRONG_KEY', 'UNCLEAR', 'TYPO', 'OUT_OF_DATE', 'DUPLICATE', 'OTHER']),
    text: z.string(),
    state: z.enum(['OPEN', 'ACCEPTED', 'DECLINED']),
    answer: optionalText,
    created_at: instant,
    answered_at: optionalInstant('answered_at'),
    counts: optional('counts', flag).transform((counts) => counts ?? null),
  })
  .transform(({ _id, question_id, created_at, answered_at, ...row }) => ({
    ...row,
    id: _id,
    questionId: question_id,
    createdAt: created_at,
    answeredAt: answered_at,
  }));

/** `{ report }`. */
export const oneReport = z.object({ report: reportRow }).transform((body) => body.report);

/** `{ reports: [{ cursor, report }], total, next }`. */
export const reportList = z.object({
  reports: rows(z.object({ cursor: z.string(), report: reportRow })),
  total: wholeNumber,
  next: optionalText,
});
export type ReportsRow = z.output<typeof reportList>;
