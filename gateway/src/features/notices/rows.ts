import { z } from 'zod';
import { type Fields, type ResponseBody, responseField, type Schemas } from '../../rest/contract.ts';
import { countedRows } from '../../rest/lenient-schemas.ts';
import { flag, wholeNumber } from '../../rest/values.ts';

const KINDS = [
  'REVIEW',
  'IMPORTS',
  'ARTICLES',
  'RETURNED',
  'REPORTS',
  'SUSPECTS',
  'ORDERS',
  'PAYOUTS',
  'COMMISSIONS',
  'FAILED_JOBS',
] as const;

const count = z.object({ kind: z.enum(KINDS), count: wholeNumber } satisfies Fields<Schemas['Waiting']>);

/** Leaves out kinds that only a newer server knows. */
export const waiting = responseField(
  'countWaiting',
  'waiting',
  countedRows(count).transform((found) => found.rows),
);

export const dailyMail = z
  .object({ on: flag } satisfies Fields<ResponseBody<'readDailyMail'>>)
  .transform(({ on }) => on);
