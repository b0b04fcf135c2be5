import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { End } from './format.ts';

// A third larger than by default in a quarter of the time, during which the embedded database is blocked.
const LEVEL = 2;
const OWNER_ONLY = 0o600;

export function openExportFile(path: string) {
  const gzip = createGzip({ level: LEVEL });
  const hash = createHash('sha256');
  const finished = pipeline(gzip, createWriteStream(path, { mode: OWNER_ONLY, flags: 'wx', flush: true }));
  // The next `line` or `finish` throws the error.
  finished.catch(() => undefined);

  async function line(text: string): Promise<void> {
    const bytes = Buffer.from(`${text}\n`);
    hash.update(bytes);
    if (gzip.write(bytes)) return;
    await Promise.race([once(gzip, 'drain'), finished]);
  }

  return {
    line,
    async finish(summary: Omit<End, 'sha256'>): Promise<void> {
      await line(JSON.stringify({ end: { ...summary, sha256: hash.copy().digest('hex') } }));
      gzip.end();
      await finished;
    },
    async abandon(): Promise<void> {
      gzip.destroy();
      await finished.catch(() => undefined);
    },
  };
}

export type ExportFile = ReturnType<typeof openExportFile>;
