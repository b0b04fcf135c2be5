import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { FileError } from '../file-error.ts';
import { fileMessages } from '../messages.ts';
import type { ConvertedDocument } from './convert-worker.ts';

const MAX_MEMORY_MB = 256;
const TIMEOUT_MS = 60_000;

/** Word to HTML. Throws FileError if the document is broken, or takes more time or memory than a paper's questions. */
export async function convertDocument(path: string): Promise<ConvertedDocument> {
  const worker = new Worker(new URL('./convert-worker.ts', import.meta.url), {
    workerData: new Uint8Array(await readFile(path)),
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  try {
    const [document] = (await once(worker, 'message', { signal: AbortSignal.timeout(TIMEOUT_MS) })) as [
      ConvertedDocument,
    ];
    return document;
  } catch (error) {
    const { name, code } = error as Error & { code?: string };
    const isTooMuch = name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY';
    throw new FileError(isTooMuch ? fileMessages.docxTooLarge() : fileMessages.notADocument());
  } finally {
    await worker.terminate();
  }
}
