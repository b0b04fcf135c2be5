import { mkdir, readdir, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { conflict } from '../http/errors.ts';
import { writeExport, type ExportSource } from './write.ts';
import { errorMessages } from './error-messages.ts';

const UNFINISHED = '.part';

type StartOptions = {
  /** Done before anything is written, and while no other export can start. */
  before?: () => Promise<unknown>;
  /** Tables whose rows are left out. */
  without?: readonly string[];
  signal?: AbortSignal;
};

/** One at a time, or 409. `close` aborts a running export. */
export function openExports(source: ExportSource, folder: string) {
  const closing = new AbortController();
  let running: Promise<unknown> | undefined;

  /** Begins one. The caller awaits `begun` and `done`, which reject if it fails, and moves or removes the file. */
  function start({ before = async () => undefined, without = [], signal }: StartOptions = {}) {
    if (running) throw conflict(errorMessages.underWay());
    const path = join(folder, `${randomBytes(6).toString('hex')}${UNFINISHED}`);
    const ending = signal ? AbortSignal.any([closing.signal, signal]) : closing.signal;
    const begun = mkdir(folder, { recursive: true, mode: 0o700 }).then(before);
    const done = begun.then(() => writeExport(source, path, ending, without));
    running = done.catch(() => undefined).finally(() => (running = undefined));
    return { path, begun, done };
  }

  /** Returns the path; the caller moves or removes the file. */
  async function write(): Promise<string> {
    const { path, done } = start();
    await done;
    return path;
  }

  return {
    folder,
    start,
    write,
    remove: (path: string) => rm(path, { force: true }),
    /** Of a process that was killed. Call it before the first export. */
    async removeUnfinished(): Promise<void> {
      const names = await readdir(folder).catch(() => [] as string[]);
      for (const name of names.filter((one) => one.endsWith(UNFINISHED))) await rm(join(folder, name), { force: true });
    },
    async close(): Promise<void> {
      closing.abort(new Error('the api stops'));
      await running;
    },
  };
}

export type Exports = ReturnType<typeof openExports>;
