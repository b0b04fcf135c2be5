import { defineJob, type JobDefinition } from '../../../jobs/index.ts';
import { type CheckDependencies, checkPayment } from './check.ts';
import { CHECK_JOB, checkInput } from './hear.ts';
import { sendRefunds } from './refunds.ts';
import { sweepOrders } from './sweep.ts';

const SWEEP_EVERY_MS = 10_000;
/** A provider may be silent for half a minute. */
const AT_ONCE = 20;
const MAX_ATTEMPTS = 5;

/** None where no provider is configured. */
export function providerJobs(dependencies: CheckDependencies): JobDefinition[] {
  if (dependencies.providers.length === 0) return [];
  const schedule = { everyMs: SWEEP_EVERY_MS };
  return [
    defineJob({
      id: CHECK_JOB,
      schema: checkInput,
      concurrency: AT_ONCE,
      maxAttempts: MAX_ATTEMPTS,
      handler: ({ order, says }) => checkPayment(dependencies, order, says),
    }),
    defineJob({ id: 'sweep-orders', schedule, handler: () => sweepOrders(dependencies) }),
    defineJob({ id: 'send-refunds', schedule, handler: () => sendRefunds(dependencies) }),
  ];
}
