import { MAX_FILE_BYTES } from './transfer.ts';

const AT_ONCE = 2;

/**
 * Handles files two at a time, in their order, but never more bytes than the largest file may have: an interruption
 * costs no more than one file. Small files, whose time is the connection's delay, still come in pairs. After a failure
 * those that are under way still end.
 */
export async function fetchWithin<File extends { bytes: number }>(
  files: readonly File[],
  fetchOne: (file: File) => Promise<void>,
): Promise<void> {
  const waiting = [...files];
  const running = new Set<Promise<void>>();
  let bytes = 0;
  const start = (file: File) => {
    bytes += file.bytes;
    const run = fetchOne(file).finally(() => {
      bytes -= file.bytes;
      running.delete(run);
    });
    running.add(run);
  };
  try {
    while (waiting.length > 0 || running.size > 0) {
      const next = running.size < AT_ONCE ? waiting.findIndex((file) => bytes + file.bytes <= MAX_FILE_BYTES) : -1;
      if (next === -1) await Promise.race(running);
      else start(waiting.splice(next, 1)[0]!);
    }
  } finally {
    await Promise.allSettled(running);
  }
}
