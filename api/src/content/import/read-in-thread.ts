import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ApiError } from '../../http/errors.ts';
import { errorMessages } from './error-messages.ts';
import type { Folder, ReadFolder } from './read-worker.ts';

const MAX_MEMORY_MB = 256;
const TIMEOUT_MS = 60_000;

/** Reads a folder in a thread of its own: hostile Markdown or YAML takes long. */
export async function readInThread(folder: Folder): Promise<ReadFolder> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    workerData: folder,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  try {
    const [read] = (await once(worker, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) })) as [ReadFolder];
    return read;
  } catch (error) {
    const { name, code } = error as Error & { code?: string };
    if (name !== 'AbortError' && code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
    throw new ApiError(400, 'BAD_REQUEST', errorMessages.tooMuchToRead());
  } finally {
    await worker.terminate();
  }
}
