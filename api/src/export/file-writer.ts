import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { End } from './format.ts';

// A third larger than the default leaves it, in a quarter of the time, for which the embedded database stands still.
const LEVEL = 2;
/** For the eyes of the account that the program runs under. */
const OWNER_ALONE = 0o600;

/** Writes an export to a new file, line by line, no faster than the disk takes it. */
export function openExportFile(path: string) {
  const gzip = createGzip({ level: LEVEL });
  const hash = createHash('sha256');
  const written = pipeline(gzip, createWriteStream(path, { mode: OWNER_ALONE, flags: 'wx', flush: true }));
  // Whoever writes the next line or ends the file is told.
  written.catch(() => undefined);

  async function line(text: string): Promise<void> {
    const bytes = Buffer.from(`${text}\n`);
    hash.update(bytes);
    if (gzip.write(bytes)) return;
    await Promise.race([once(gzip, 'drain'), written]);
  }

  return {
    line,
    async finish(summary: Omit<End, 'sha256'>): Promise<void> {
      await line(JSON.stringify({ end: { ...summary, sha256: hash.copy().digest('hex') } }));
      gzip.end();
      await written;
    },
    /** Closes the file as it is. */
    async abandon(): Promise<void> {
      gzip.destroy();
      await written.catch(() => undefined);
    },
  };
}

export type ExportFile = ReturnType<typeof openExportFile>;
