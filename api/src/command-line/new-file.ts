import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { CommandError } from './command.ts';

type Options<Result> = {
  body: () => Promise<AsyncIterable<Uint8Array>>;
  mode?: number;
  /** Called with the path of the complete file, before it gets its name. */
  check?: (part: string) => Promise<Result>;
};

/** Writes a file as a whole or not at all, and never replaces one. Throws CommandError. */
export async function writeNewFile<Result = void>(
  path: string,
  { body, mode = 0o666, check }: Options<Result>,
): Promise<Result | undefined> {
  const part = `${path}.${randomBytes(4).toString('hex')}.part`;
  try {
    await pipeline(await body(), createWriteStream(part, { mode, flags: 'wx', flush: true }));
    const result = await check?.(part);
    // Unlike a rename, a link never replaces another file.
    await link(part, path);
    return result;
  } catch (error) {
    throw explainError(error, path);
  } finally {
    await rm(part, { force: true });
  }
}

function explainError(error: unknown, path: string): unknown {
  if (error instanceof CommandError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') return new CommandError(`There is a file ${path} already. Give another name.`);
  return new CommandError(`Nothing was written to ${path}: ${message}`);
}
