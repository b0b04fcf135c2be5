import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type SpooledFile = { folder: string; path: string; open: () => Readable } & AsyncDisposable;

let parent = tmpdir();

/** Where a thread spools files, so that whoever ends it can remove them. */
export const setSpoolFolder = (folder: string) => void (parent = folder);

/** Writes a stream to a temporary file that can be read several times; `await using` removes it. */
export async function spoolFile(input: Readable): Promise<SpooledFile> {
  const folder = await mkdtemp(join(parent, 'question-import-'));
  const dispose = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'file');
  try {
    await pipeline(input, createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await dispose();
    throw error;
  }
  return { folder, path, open: () => createReadStream(path), [Symbol.asyncDispose]: dispose };
}
