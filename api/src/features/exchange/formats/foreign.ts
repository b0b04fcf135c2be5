import { Readable } from 'node:stream';
import type { Message } from '../../../http/messages.ts';
import { FileError } from '../files/file-error.ts';
import { fileMessages, kindMessages } from '../messages.ts';
import { formats, importFormats, type ImportFormat } from './index.ts';

const PEEK_BYTES = 65_536;
const ZIP_ENTRY = Buffer.from('PK\u0003\u0004');
const NAME_AT = 30;
const QTI_ROOT = /<(?:[a-z]+:)?(?:questestinterop|assessment(?:Item|Test)|qti-assessment-(?:item|test))\b/i;

const isAt = (bytes: Buffer, start: string) => bytes.subarray(0, start.length).equals(Buffer.from(start, 'latin1'));

/** File names, and the beginning of the first file. */
function zipStart(bytes: Buffer): { names: string[]; first: string } {
  const names: string[] = [];
  for (let at = 0; at >= 0 && at + NAME_AT < bytes.length; at = bytes.indexOf(ZIP_ENTRY, at + 1)) {
    const length = bytes.readUInt16LE(at + 26);
    names.push(bytes.toString('latin1', at + NAME_AT, at + NAME_AT + length));
  }
  const content = NAME_AT + (names[0]?.length ?? 0);
  return { names, first: bytes.toString('latin1', content, content + 100) };
}

function kindOfZip(bytes: Buffer): Kind | undefined {
  const { names, first } = zipStart(bytes);
  const has = (start: string) => names.some((name) => name.startsWith(start));
  if (has('xl/')) return 'xlsx';
  if (has('word/')) return 'docx';
  if (has('ppt/')) return 'pptx';
  if (has('collection.anki') || has('media')) return 'apkg';
  if (has('h5p.json')) return 'h5p';
  if (has('imsmanifest.xml')) return 'contentPackage';
  if (names[0] === 'mimetype' && first.includes('opendocument.spreadsheet')) {
    return 'ods';
  }
  if (names[0] === 'mimetype' && first.includes('opendocument')) return 'openDocument';
  // Some programs name the parts of a workbook otherwise, or put the kind of a document last.
  return ['[Content_Types].xml', 'content.xml', 'META-INF/manifest.xml'].some(has) ? undefined : 'zip';
}

type Kind = keyof typeof kindMessages;

const formatsLike = (kind: Kind): string[] => formats.filter(({ looksLike }) => looksLike === kind).map(({ id }) => id);

function kindOfText(text: string): Kind | undefined {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (/^<(?:\?xml|quiz\b)/i.test(start)) {
    if (/<quiz\b/i.test(start)) return 'moodleXml';
    return QTI_ROOT.test(start) ? 'qti' : 'xml';
  }
  if (QTI_ROOT.test(start)) return 'qti';
  if (/^#(?:separator|html|columns|notetype|deck|guid|tags)\b[a-z ]*:/i.test(start)) return 'ankiText';
  if (/^<(?:!doctype html|html)\b/i.test(start)) return 'html';
  if (/^\[\s*\{/.test(start)) return 'jsonArray';
  if (/^\{\s*"/.test(start)) return 'jsonl';
  if (/^(?:\/\/[^\n]*\n\s*)*(?:\$CATEGORY:|::)/.test(start)) return 'gift';
  return undefined;
}

/** Undefined if unclear: a CSV looks like any text. */
function kindOf(bytes: Buffer): Kind | undefined {
  if (isAt(bytes, '%PDF-')) return 'pdf';
  if (isAt(bytes, '\xD0\xCF\x11\xE0')) return 'oldOffice';
  if (isAt(bytes, 'SQLite format 3\0')) return 'sqlite';
  if (isAt(bytes, '{\\rtf')) return 'rtf';
  if (isAt(bytes, 'PK\x03\x04')) return kindOfZip(bytes);
  if (isAt(bytes, '\x1F\x8B')) return 'gzip';
  return kindOfText(bytes.toString('utf8', 0, 4_096));
}

/** The format of a file whose beginning leaves no doubt. */
export function formatInside(bytes: Buffer): string | undefined {
  const kind = kindOf(bytes);
  const own = kind ? formatsLike(kind) : [];
  return own.length === 1 ? own[0] : undefined;
}

/** Undefined if the file may be of this format, or of any. */
export function foreignFormat(bytes: Buffer, format?: ImportFormat): Message | undefined {
  const name = kindOf(bytes);
  if (name === undefined) return undefined;
  const own = formatsLike(name);
  const kind = kindMessages[name]();
  if (own.length === 0) return fileMessages.foreign({ kind, formats: importFormats });
  if (format === undefined || own.includes(format)) return undefined;
  return fileMessages.otherFormat({ kind, format, own });
}

/** Throws FileError if the beginning shows another format. */
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
