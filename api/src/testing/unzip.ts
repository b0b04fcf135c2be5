import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

/** The files of an archive by their names, in its order. */
export async function unzip(file: Buffer): Promise<Map<string, Buffer>> {
  const open = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);
  const zip = await open(file, { lazyEntries: true });
  const openStream = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  const parts = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) parts.set(entry.fileName, await buffer(await openStream(entry)));
  return parts;
}
