import { z } from 'zod';
import { toCamelCase } from '../../../rest/camel-case.ts';
import type { Fields, Schemas } from '../../../rest/contract.ts';
import { data } from '../../../rest/envelope.ts';
import { instant } from '../../../rest/instant.ts';
import { wholeNumber } from '../../../rest/values.ts';

const STATES = { running: 'RUNNING', done: 'DONE', failed: 'FAILED' } as const;

const corrections = z
  .object({
    records: wholeNumber,
    days: wholeNumber,
    questions: wholeNumber,
    states: wholeNumber.nullish(),
    due_dates: wholeNumber.nullish(),
  } satisfies Fields<Schemas['StudyCorrections']>)
  .transform(toCamelCase);

const rebuild = z
  .object({
    state: z.enum(['running', 'done', 'failed']).transform((state) => STATES[state]),
    started_at: instant,
    finished_at: instant.nullish(),
    corrected: corrections.nullish(),
  } satisfies Fields<Schemas['StudyRebuild']>)
  .transform(toCamelCase);

export const studyRebuild = data(rebuild);
/** Null before the first one. */
export const latestRebuild = data(rebuild.nullable());
