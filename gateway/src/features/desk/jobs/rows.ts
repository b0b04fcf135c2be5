import { z } from 'zod';
import { toCamelCase } from '../../../rest/camel-case.ts';
import { responseField, type Fields, type Schemas } from '../../../rest/contract.ts';
import { instant } from '../../../rest/instant.ts';
import { flag, idOrLabel, list, optionalText, wholeNumber } from '../../../rest/values.ts';
import { pageOf } from '../pages.ts';

const job = z
  .object({
    id: idOrLabel,
    job: z.string(),
    scheduled: flag,
    state: z.enum(['WAITING', 'RUNNING', 'RETRYING', 'FAILED']),
    attempts: wholeNumber,
    last_error: optionalText,
    next_run_at: instant.nullish(),
    last_done_at: instant.nullish(),
  } satisfies Fields<Schemas['Job']>)
  .transform(({ job: kind, scheduled: isScheduled, ...row }) => ({ ...toCamelCase(row), kind, isScheduled }));
export type JobRow = z.output<typeof job>;

export const jobPage = pageOf('jobs', job);
export type JobPageRow = z.output<typeof jobPage>;

export const retriedJob = responseField('retryJob', 'job', job);

const kind = z
  .object({
    job: z.string(),
    waiting: wholeNumber,
    running: wholeNumber,
    failed: wholeNumber,
    next_run_at: instant.nullish(),
    last_done_at: instant.nullish(),
    last_error: optionalText,
  } satisfies Fields<Schemas['JobKind']>)
  .transform(({ job: name, ...row }) => ({ ...toCamelCase(row), kind: name }));
export type JobKindRow = z.output<typeof kind>;

export const jobKinds = responseField('listJobKinds', 'kinds', list(kind));
