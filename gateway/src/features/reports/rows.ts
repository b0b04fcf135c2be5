import { z } from 'zod';
import { toCamelCase } from '../../rest/camel-case.ts';
import { type Fields, type ResponseBody, type Schemas, responseField } from '../../rest/contract.ts';
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
  } satisfies Fields<Schemas['Report']>)
  .transform(toCamelCase);

export const oneReport = responseField('answerReport', 'report', reportRow);

export const reportList = z.object({
  reports: rows(z.object({ cursor: z.string(), report: reportRow } satisfies Fields<Schemas['ReportRow']>)),
  total: wholeNumber,
  next: optionalText,
} satisfies Fields<ResponseBody<'listReports'>>);
export type ReportsRow = z.output<typeof reportList>;
