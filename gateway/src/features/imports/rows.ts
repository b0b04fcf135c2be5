import { z } from 'zod';
import { toCamelCase } from '../../rest/camel-case.ts';
import { type Fields, type ResponseBody, type Schemas, responseField } from '../../rest/contract.ts';
import { instant } from '../../rest/instant.ts';
import { countedRows, optionalFlag, rows } from '../../rest/lenient-schemas.ts';
import { idOrLabel, optionalText, wholeNumber } from '../../rest/values.ts';

const batch = z
  .object({
    _id: idOrLabel,
    file: z.string(),
    by: z.string(),
    is_mine: optionalFlag('is_mine'),
    at: instant,
    state: z.enum(['DRAFTS', 'PUBLISHED', 'TAKEN_BACK']),
    added: wholeNumber,
    changed: wholeNumber,
    refused: wholeNumber,
    drafts: wholeNumber,
    waiting: wholeNumber,
    edited_since: wholeNumber,
    effect: z.object({ removed: wholeNumber, hidden: wholeNumber, restored: wholeNumber }),
    // Leaves out actions that only a newer server knows.
    may: countedRows(z.enum(['APPROVE', 'TAKE_BACK'])).transform((found) => found.rows),
  } satisfies Fields<Schemas['ImportBatch']>)
  .transform(toCamelCase);
export type ImportBatchRow = z.output<typeof batch>;

export const oneBatch = responseField('readImport', 'import', batch);

export const batchList = z.object({
  imports: rows(z.object({ cursor: z.string(), import: batch })),
  total: wholeNumber,
  next: optionalText,
} satisfies Fields<ResponseBody<'listImports'>>);
export type ImportBatchesRow = z.output<typeof batchList>;
