import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { jobs } from '../../../db/schema.ts';
import { rowsOf } from '../../../db/sql-rows.ts';
import { JobQueue } from '../../../jobs/index.ts';
import { createLogger } from '../../../logger.ts';
import type { TestApi } from '../../../testing/index.ts';
import type { Live } from '../../notifications/index.ts';
import { sendJob } from '../send.ts';

type Options = { now: () => Date; live?: Pick<Live, 'publish'>; batchSize?: number };

/** Another instance, as far as the database can tell. */
export function startQueue({ db, live }: TestApi, options: Options): JobQueue {
  const queue = new JobQueue({
    db,
    logger: createLogger('silent'),
    definitions: [sendJob({ db, live, ...options })],
  });
  queue.wake();
  return queue;
}

const isBusy = sql`select 1 from ${jobs} where ${jobs.job} = 'send-message' and ${jobs.failedAt} is null
  and (${jobs.runAt} <= now() or ${jobs.startedAt} is not null)`;

/** Runs the due jobs, in one instance or several at once. */
export async function sendDue(api: TestApi, options: Options, instances = 1): Promise<void> {
  const queues = Array.from({ length: instances }, () => startQueue(api, options));
  await vi.waitUntil(async () => (await rowsOf(api.db, isBusy)).length === 0, { interval: 10, timeout: 10_000 });
  await Promise.all(queues.map((queue) => queue.stop()));
}
