import { mkdir, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { conflict } from '../http/errors.ts';
import { writeExport, type ExportSource } from './write.ts';
import { errorMessages } from './error-messages.ts';

/** Exports of the running api, one at a time, in a folder of their own. `close` breaks off what is under way. */
export function openExports(source: ExportSource, folder: string) {
  const closing = new AbortController();
  let underWay: Promise<unknown> | undefined;

  /** Writes one under a name of its own and answers with its path; whoever asked moves or removes it. 409 while another is written. */
  async function write(): Promise<string> {
    if (underWay) throw conflict(errorMessages.underWay());
    const path = join(folder, `${randomBytes(6).toString('hex')}.part`);
    const work = mkdir(folder, { recursive: true, mode: 0o700 }).then(() => writeExport(source, path, closing.signal));
    underWay = work.catch(() => undefined).finally(() => (underWay = undefined));
    await work;
    return path;
  }

  return {
    folder,
    write,
    remove: (path: string) => rm(path, { force: true }),
    async close(): Promise<void> {
      closing.abort(new Error('the api stops'));
      await underWay;
    },
  };
}

export type Exports = ReturnType<typeof openExports>;
