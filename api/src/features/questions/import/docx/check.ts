import { stat } from 'node:fs/promises';
import { FileError } from '../file-error.ts';
import { fileMessages } from '../messages.ts';
import { localName, readXml } from '../xml/read-xml.ts';
import { openZip, type ZipArchive } from '../xlsx/zip-archive.ts';

const DOCUMENT = 'word/document.xml';
const MAX_FILE_BYTES = 50_000_000;
// Some hundred questions; the converter needs 40 times as much memory.
const MAX_PART_BYTES = 12_000_000;
const MAX_UNZIPPED_BYTES = 120_000_000;

/** What the conversion to HTML would lose without a word: `formulas` and `drawings` by the running number of the row. */
export type LostInRows = { formulas: Set<number>; drawings: Set<number> };

const WORDS = {
  broken(error: unknown): never {
    if (error instanceof FileError) throw error;
    throw new FileError(fileMessages.notADocument());
  },
  tagTooLong: fileMessages.xmlTagTooLong(),
  tooDeep: fileMessages.xmlTooDeep(),
  declared: fileMessages.xmlDeclares(),
  tooLarge: fileMessages.docxTooLarge(),
  partTooLarge: () => fileMessages.docxTooLarge(),
};

/** Unpacks every part within limits before the converter does without. Throws FileError. */
export async function checkDocument(path: string): Promise<LostInRows> {
  if ((await stat(path)).size > MAX_FILE_BYTES) throw new FileError(fileMessages.docxTooLarge());
  using zip = await openZip(path, { maxBytes: MAX_UNZIPPED_BYTES, words: WORDS });
  if (!zip.has(DOCUMENT)) throw new FileError(fileMessages.notADocument());
  for (const name of zip.names()) {
    if (/\.(?:xml|rels)$/i.test(name)) await checkPart(zip, name);
    else await drain(zip, name);
  }
  return findLosses(zip);
}

async function checkPart(zip: ZipArchive, name: string): Promise<void> {
  const tags = readXml<never>(await zip.open(name, MAX_PART_BYTES), () => ({}), WORDS);
  for await (const _tag of tags);
}

async function drain(zip: ZipArchive, name: string): Promise<void> {
  try {
    for await (const _chunk of await zip.open(name));
  } catch (error) {
    WORDS.broken(error);
  }
}

const DRAWINGS = new Set(['chart', 'relIds', 'wsp', 'wgp', 'OLEObject', 'contentPart']);

async function findLosses(zip: ZipArchive): Promise<LostInRows> {
  const losses: LostInRows = { formulas: new Set(), drawings: new Set() };
  let tables = 0;
  let row = 0;
  const tags = readXml<never>(
    await zip.open(DOCUMENT, MAX_PART_BYTES),
    () => ({
      onopentag(tag: string) {
        const name = localName(tag);
        if (name === 'tbl') tables += 1;
        if (tables === 1 && name === 'tr') row += 1;
        if (tables > 0 && name === 'oMath') losses.formulas.add(row);
        if (tables > 0 && DRAWINGS.has(name)) losses.drawings.add(row);
      },
      onclosetag(tag: string) {
        if (localName(tag) === 'tbl') tables -= 1;
      },
    }),
    WORDS,
  );
  for await (const _tag of tags);
  return losses;
}
