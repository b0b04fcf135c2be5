import { stat } from 'node:fs/promises';
import { FileError } from '../../files/file-error.ts';
import { fileMessages } from '../../messages.ts';
import { xmlWords } from '../../files/file-words.ts';
import { readXml } from '../../files/read-xml.ts';
import { openZip, type ZipArchive } from '../../files/read-zip.ts';

const DOCUMENT = /^word\/document\d*\.xml$/;
const MAX_FILE_BYTES = 50_000_000;
// Some hundred questions; the converter needs 40 times as much memory.
const MAX_PART_BYTES = 12_000_000;
const MAX_UNZIPPED_BYTES = 120_000_000;
/** Of all parts. The converter makes some objects of each; 200,000 take most of a thread's memory. */
const MAX_TAGS = 200_000;

const WORDS = {
  ...xmlWords(fileMessages.notADocument()),
  tooLarge: fileMessages.docxTooLarge(),
  partTooLarge: () => fileMessages.docxTooLarge(),
};

/** Unpacks every part within limits before the converter does without. Throws FileError. */
export async function checkDocument(path: string): Promise<void> {
  if ((await stat(path)).size > MAX_FILE_BYTES) throw new FileError(fileMessages.docxTooLarge());
  using zip = await openZip(path, { maxBytes: MAX_UNZIPPED_BYTES, words: WORDS });
  if (![...zip.names()].some((name) => DOCUMENT.test(name))) throw new FileError(fileMessages.notADocument());
  let tags = 0;
  const countTag = () => {
    tags += 1;
    if (tags > MAX_TAGS) throw new FileError(fileMessages.docxTooLarge());
  };
  for (const name of zip.names()) {
    if (/\.(?:xml|rels)$/i.test(name)) await checkPart(zip, name, countTag);
    else await drain(zip, name);
  }
}

async function checkPart(zip: ZipArchive, name: string, countTag: () => void): Promise<void> {
  let isOpened = false;
  const handler = {
    onopentag() {
      isOpened = true;
      countTag();
    },
    // The parser closes what a part that is cut off left open; `<w:b/>` is closed at once.
    onclosetag(_tag: string, isImplied: boolean) {
      if (isImplied && !isOpened) throw new FileError(fileMessages.notADocument());
      isOpened = false;
    },
  };
  const tags = readXml<never>(await zip.open(name, MAX_PART_BYTES), () => handler, WORDS);
  for await (const _tag of tags);
}

async function drain(zip: ZipArchive, name: string): Promise<void> {
  try {
    for await (const _chunk of await zip.open(name));
  } catch (error) {
    WORDS.broken(error);
  }
}
