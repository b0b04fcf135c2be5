import { z } from 'zod';
import { data } from '../../../rest/envelope.ts';
import { instant } from '../../../rest/instant.ts';
import { wholeNumber } from '../../../rest/values.ts';

const STATES = { running: 'RUNNING', done: 'DONE', failed: 'FAILED' } as const;

const corrections = z.object({ records: wholeNumber, days: wholeNumber, questions: wholeNumber });

const rebuild = z
  .object({
    state: z.enum(['running', 'done', 'failed']),
    started_at: instant,
    finished_at: instant.nullish(),
    corrected: corrections.nullish(),
  })
  .transform(({ state, started_at, finished_at, corrected }) => ({
    state: STATES[state],
    startedAt: started_at,
    finishedAt: finished_at ?? null,
    corrected: corrected ?? null,
  }));

/** `{ data: { state, started_at, finished_at, corrected } }`. */
export const studyRebuild = data(rebuild);
/** The same, or `{ data: null }`. */
export const latestRebuild = data(rebuild.nullable());
