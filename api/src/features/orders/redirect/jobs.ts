import { defineJob, type JobDefinition } from '../../../jobs/index.ts';
import { type CheckDependencies, checkPayment } from './check.ts';
import { CHECK_JOB, checkInput } from './hear.ts';
import { sendRefunds } from './refunds.ts';
import { sweepOrders } from './sweep.ts';

const SWEEP_EVERY_MS = 5_000;
/** A provider may be silent for half a minute. */
const AT_ONCE = 20;
const MAX_ATTEMPTS = 5;

export const providerJobs = (dependencies: CheckDependencies): JobDefinition[] => [
  defineJob({
    id: CHECK_JOB,
    schema: checkInput,
    concurrency: AT_ONCE,
    maxAttempts: MAX_ATTEMPTS,
    handler: ({ order, says }) => checkPayment(dependencies, order, says),
  }),
  defineJob({
    id: 'sweep-orders',
    schedule: { everyMs: SWEEP_EVERY_MS },
    handler: () => sweepOrders(dependencies),
  }),
  defineJob({
    id: 'send-refunds',
    schedule: { everyMs: SWEEP_EVERY_MS },
    handler: () => sendRefunds(dependencies),
  }),
];
