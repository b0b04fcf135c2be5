import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ExportError } from './errors.ts';

const NEWLINE = 10;
// This program writes at most a megabyte of rows or one picture per line.
const MAX_LINE_BYTES = 256 * 1024 * 1024;

/** Throws ExportError for a file that is not gzip or is cut short. */
export async function* linesOf(path: string): AsyncGenerator<Buffer> {
  const text = createGunzip();
  const unzipping = pipeline(createReadStream(path), text);
  unzipping.catch(() => undefined);
  let partial: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of text as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
        yield Buffer.concat([...partial, chunk.subarray(from, at)]);
        [partial, length, from] = [[], 0, at + 1];
      }
      partial.push(chunk.subarray(from));
      length += chunk.length - from;
      if (length > MAX_LINE_BYTES) throw new ExportError(`${path} is no export of this program.`);
    }
    await unzipping;
  } catch (error) {
    throw explainError(error, path);
  } finally {
    text.destroy();
  }
  if (length > 0) throw new ExportError(cutShort(path));
}

export const cutShort = (path: string) => `${path} is cut short. Copy it again, or use an earlier one.`;

function explainError(error: unknown, path: string): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR' || code === 'ERR_STREAM_PREMATURE_CLOSE') return new ExportError(cutShort(path));
  if (code.startsWith('Z_')) {
    return new ExportError(`${path} is damaged, or no export. Copy it again, or use an earlier one.`);
  }
  if (code === 'ENOENT') return new ExportError(`There is no file ${path}.`);
  return error;
}
