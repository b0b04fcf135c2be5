import { createWriteStream, closeSync, openSync, readSync } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { FileError } from '../../files/file-error.ts';
import { workbookMessages } from '../../sheet/messages.ts';
import { CellText } from '../../sheet/cell-text.ts';
import { localName, readXml, unescapeText } from '../../files/read-xml.ts';
import { RichText } from './rich-text.ts';

const BLOCK_BYTES = 262_144;
// Several times those of a workbook of 200,000 questions.
const MAX_STRINGS = 10_000_000;
const MAX_BYTES = 2_000_000_000;

/** Cells refer to these by index. */
export type SharedStrings = { get: (index: number) => string | undefined } & Disposable;

/** In a file, because they do not fit in memory. Cells read them nearly in order, so one block serves most reads. */
export async function keepSharedStrings(input: Readable, path: string): Promise<SharedStrings> {
  // Memory is taken as it is filled; file offsets are below 4 GB.
  const ends = new Uint32Array(MAX_STRINGS);
  const file = createWriteStream(path, { mode: 0o600 });
  let end = 0;
  let count = 0;
  for await (const text of readXml<string>(input, readStrings)) {
    const bytes = Buffer.from(text);
    end += bytes.length;
    if (count === MAX_STRINGS || end > MAX_BYTES) throw new FileError(workbookMessages.tooManyTexts());
    ends[count] = end;
    count += 1;
    if (!file.write(bytes)) await once(file, 'drain');
  }
  file.end();
  await finished(file);
  return openStrings(path, ends.subarray(0, count));
}

function readStrings(emit: (text: string) => void) {
  let number = 1;
  const text = new RichText(new CellText((max) => workbookMessages.textTooLong({ number, max })));
  return {
    onopentag: (name: string, attributes: Record<string, string>) => text.open(localName(name), attributes),
    ontext: (data: string) => text.add(data),
    onclosetag: (name: string) => {
      text.close(localName(name));
      if (localName(name) !== 'si') return;
      number += 1;
      emit(unescapeText(text.take()));
    },
  };
}

function openStrings(path: string, ends: Uint32Array): SharedStrings {
  const descriptor = openSync(path, 'r');
  let block: Buffer = Buffer.alloc(0);
  let blockStart = 0;
  const get = (index: number): string | undefined => {
    const end = ends[index];
    if (end === undefined) return undefined;
    const start = ends[index - 1] ?? 0;
    if (start < blockStart || end > blockStart + block.length) {
      const bytes = Buffer.allocUnsafe(Math.max(BLOCK_BYTES, end - start));
      block = bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, start));
      blockStart = start;
    }
    return block.toString('utf8', start - blockStart, end - blockStart);
  };
  return { get, [Symbol.dispose]: () => closeSync(descriptor) };
}
