import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** Names are ours: letters, digits, `-`, `_`, `.` and `/`. */
export type ZipEntry = { name: string; content: string | Buffer | AsyncIterable<string>; isCompressed?: boolean };

const NAME = /^(?!\/)(?!.*\.\.)[\w[\]./-]+$/;

/** A zip archive whose entries are asked for one by one, as fast as the archive is read. */
export function zipOf(entries: AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (error: unknown) => void output.destroy(error as Error);
  zip.on('error', fail);
  addAll(zip, entries).catch(fail);
  return output;
}

async function addAll(zip: ZipFile, entries: AsyncIterable<ZipEntry>): Promise<void> {
  for await (const { name, content, isCompressed = true } of entries) {
    if (!NAME.test(name)) throw new Error(`"${name}" is no name for a file of an archive`);
    await new Promise<void>((resolve) =>
      zip.addReadStreamLazy(name, { compress: isCompressed }, (respond) => {
        respond(null, Readable.from(typeof content === 'string' ? [Buffer.from(content)] : toChunks(content)));
        resolve();
      }),
    );
  }
  zip.end();
}

const toChunks = (content: Buffer | AsyncIterable<string>) => (Buffer.isBuffer(content) ? [content] : content);
