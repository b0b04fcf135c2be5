import { Readable } from 'node:stream';
import { FileError } from '../file-error.ts';
import { importFormats, type ImportFormat } from './names.ts';

const READ = `The import reads ${importFormats.join(', ')}: see api/docs/question-import.md.`;
const PEEK_BYTES = 65_536;
const ZIP_ENTRY = Buffer.from('PK\u0003\u0004');
const NAME_AT = 30;

const isAt = (bytes: Buffer, start: string) => bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1'));

/** The names of the first files of a zip archive, and what the first of them holds. */
function zipStart(bytes: Buffer): { names: string[]; first: string } {
  const names: string[] = [];
  for (let at = 0; at >= 0 && at + NAME_AT < bytes.length; at = bytes.indexOf(ZIP_ENTRY, at + 1)) {
    const length = bytes.readUInt16LE(at + 26);
    names.push(bytes.toString('latin1', at + NAME_AT, at + NAME_AT + length));
  }
  const content = NAME_AT + (names[0]?.length ?? 0);
  return { names, first: bytes.toString('latin1', content, content + 100) };
}

function kindOfZip(bytes: Buffer): string {
  const { names, first } = zipStart(bytes);
  const has = (start: string) => names.some((name) => name.startsWith(start));
  if (has('xl/')) return XLSX;
  if (has('word/')) return 'a Word document (docx): save its table as CSV or XLSX';
  if (has('ppt/')) return 'a presentation (pptx)';
  if (has('collection.anki') || has('media'))
    return 'an Anki deck (apkg): export its notes as text, and give that columns';
  if (names[0] === 'mimetype' && first.includes('opendocument.spreadsheet')) {
    return 'an OpenDocument spreadsheet (ods): save it as XLSX or CSV';
  }
  if (names[0] === 'mimetype' && first.includes('opendocument')) return 'an OpenDocument file (odt or odp)';
  return 'a zip archive: unpack it and import the files in it';
}

const XLSX = 'an Excel workbook (xlsx)';
const JSONL = 'JSON Lines';
const GIFT = 'GIFT';
const OWN: Partial<Record<string, ImportFormat[]>> = {
  [XLSX]: ['xlsx'],
  [JSONL]: ['jsonl', 'medmcqa'],
  [GIFT]: ['gift', 'aiken'],
};

function kindOfText(text: string): string | undefined {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (/^<(?:\?xml|quiz\b)/i.test(start)) {
    return /<quiz\b/i.test(start) ? 'Moodle XML: export the question bank as GIFT' : 'an XML file';
  }
  if (/^<(?:!doctype html|html)\b/i.test(start)) return 'a web page (HTML)';
  if (/^\[\s*\{/.test(start)) return 'a JSON array: write one question a line, without the brackets';
  if (/^\{\s*"/.test(start)) return JSONL;
  if (/^(?:\/\/[^\n]*\n\s*)*(?:\$CATEGORY:|::)/.test(start)) return GIFT;
  return undefined;
}

/** What a file is by its first bytes, if that is plain to see; a CSV looks like any text. */
function kindOf(bytes: Buffer): string | undefined {
  if (isAt(bytes, '%PDF-')) return 'a PDF: its questions have to be typed into the template';
  if (isAt(bytes, '\xD0\xCF\x11\xE0')) return 'an Office file of before 2007 (xls or doc): save it as XLSX';
  if (isAt(bytes, 'SQLite format 3\0')) return 'an SQLite database (an Anki collection?)';
  if (isAt(bytes, '{\\rtf')) return 'a Rich Text file (rtf)';
  if (isAt(bytes, 'PK\x03\x04')) return kindOfZip(bytes);
  return kindOfText(bytes.toString('utf8', 0, 4_096));
}

/** What a file is that is not of this format, or of any, as a message; undefined where it may be. */
export function foreignFormat(bytes: Buffer, format?: ImportFormat): string | undefined {
  const kind = kindOf(bytes);
  if (kind === undefined) return undefined;
  const own = OWN[kind];
  if (!own) return `The file is ${kind}. ${READ}`;
  if (format === undefined || own.includes(format)) return undefined;
  return `The file is ${kind}, not ${format}: give ${own.join(' or ')} as its format.`;
}

/** The bytes of a file. Throws FileError where its beginning shows that it is of another format. */
export function refuseForeign(input: Readable, format: ImportFormat): Readable {
  return Readable.from(checked(input, format));
}

async function* checked(input: Readable, format: ImportFormat): AsyncGenerator<Uint8Array> {
  let start: Buffer[] | undefined = [];
  let length = 0;
  for await (const chunk of input) {
    const bytes = Buffer.from(chunk as Uint8Array);
    if (!start) {
      yield bytes;
      continue;
    }
    start.push(bytes);
    length += bytes.length;
    if (length < PEEK_BYTES) continue;
    yield check(Buffer.concat(start), format);
    start = undefined;
  }
  if (start) yield check(Buffer.concat(start), format);
}

function check(bytes: Buffer, format: ImportFormat): Buffer {
  const message = foreignFormat(bytes, format);
  if (message !== undefined) throw new FileError(message);
  return bytes;
}
