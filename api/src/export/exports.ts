import { mkdir, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { conflict } from '../http/errors.ts';
import { writeExport, type ExportSource } from './write.ts';
import { errorMessages } from './error-messages.ts';

/** One at a time, or 409. `close` aborts a running export. */
export function openExports(source: ExportSource, folder: string) {
  const closing = new AbortController();
  let running: Promise<unknown> | undefined;

  /** Returns the path; the caller moves or removes the file. */
  async function write(): Promise<string> {
    if (running) throw conflict(errorMessages.underWay());
    const path = join(folder, `${randomBytes(6).toString('hex')}.part`);
    const work = mkdir(folder, { recursive: true, mode: 0o700 }).then(() => writeExport(source, path, closing.signal));
    running = work.catch(() => undefined).finally(() => (running = undefined));
    await work;
    return path;
  }

  return {
    folder,
    write,
    remove: (path: string) => rm(path, { force: true }),
    async close(): Promise<void> {
      closing.abort(new Error('the api stops'));
      await running;
    },
  };
}

export type Exports = ReturnType<typeof openExports>;
