import pLimit, { type LimitFunction } from 'p-limit';
import { throwIfLimited } from '../http/api-error.ts';

const RETRY_AFTER_S = 1;

/** Runs `concurrency` jobs per key at a time, queues `maxWaiting` more and rejects others with 429. No key, no limit. */
export function queueByKey({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }) {
  const queues = new Map<string, { enqueue: LimitFunction; count: number }>();

  return async <Result>(key: string | undefined, work: () => Promise<Result>): Promise<Result> => {
    if (key === undefined) return work();
    const queue = queues.get(key) ?? { enqueue: pLimit(concurrency), count: 0 };
    if (queue.count >= concurrency + maxWaiting) throwIfLimited(RETRY_AFTER_S);
    queues.set(key, queue);
    queue.count += 1;
    try {
      return await queue.enqueue(work);
    } finally {
      queue.count -= 1;
      if (queue.count === 0) queues.delete(key);
    }
  };
}
