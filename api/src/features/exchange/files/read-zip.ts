import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { Message } from '../../../http/messages.ts';
import { FileError } from './file-error.ts';
import { XLSX_WORDS, type ZipWords } from './file-words.ts';

// A sheet of 200,000 questions is about 1 GB of XML; far more is a zip bomb.
const MAX_UNZIPPED_BYTES = 4_000_000_000;
const MAX_ENTRIES = 5_000;
// Names and comments are held in memory.
const MAX_DIRECTORY_BYTES = 4_000_000;

export type ZipArchive = {
  has: (name: string) => boolean;
  names: () => Iterable<string>;
  /** Unpacks a part. Throws FileError above `maxBytes`. */
  open: (name: string, maxBytes?: number) => Promise<Readable>;
} & Disposable;

type Limits = { maxBytes?: number; words?: ZipWords };

/** Throws FileError if the file is no zip archive or too large unpacked. */
export async function openZip(
  path: string,
  { maxBytes: maxAll = MAX_UNZIPPED_BYTES, words = XLSX_WORDS }: Limits = {},
): Promise<ZipArchive> {
  const { broken } = words;
  const open = promisify<string, yauzl.Options, ZipFile>(yauzl.open);
  const zip = await open(path, { lazyEntries: true, autoClose: false }).catch(broken);
  try {
    const entries = await readEntries(zip, maxAll, words.tooLarge).catch(broken);
    const openStream = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
    return {
      has: (name) => entries.has(name),
      names: () => entries.keys(),
      open: (name, maxBytes = MAX_UNZIPPED_BYTES) => {
        const entry = entries.get(name);
        if (!entry) return broken();
        if (entry.uncompressedSize > maxBytes) throw new FileError(words.partTooLarge(name));
        return openStream(entry).catch(broken);
      },
      [Symbol.dispose]: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function readEntries(zip: ZipFile, maxBytes: number, tooLarge: Message): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let directoryBytes = 0;
  for await (const entry of zip.eachEntry()) {
    bytes += entry.uncompressedSize;
    directoryBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    entries.set(entry.fileName, entry);
    if (bytes > maxBytes || directoryBytes > MAX_DIRECTORY_BYTES || entries.size > MAX_ENTRIES) {
      throw new FileError(tooLarge);
    }
  }
  return entries;
}
