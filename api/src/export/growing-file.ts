import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const CHUNK_BYTES = 256 * 1024;
const POLL_MS = 100;

/** The bytes of a file while it is written, at the reader's own pace, until `done`. Throws what `done` rejects with. */
export async function* bytesOf(path: string, done: Promise<unknown>): AsyncGenerator<Buffer> {
  let isDone = false;
  const ending = done.then(() => (isDone = true));
  const wait = () => Promise.race([ending, setTimeout(POLL_MS)]);
  const file = await openWhenThere(path, wait);
  try {
    for (;;) {
      const wasDone = isDone;
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES);
      if (bytesRead > 0) yield buffer.subarray(0, bytesRead);
      else if (wasDone) return;
      else await wait();
    }
  } finally {
    await file.close();
  }
}

async function openWhenThere(path: string, wait: () => Promise<unknown>): Promise<FileHandle> {
  for (;;) {
    const file = await open(path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    if (file) return file;
    await wait();
  }
}
