import type { Readable } from 'node:stream';
import type { ImportOptions } from '../options.ts';
import type { ImportFormat } from './names.ts';
import type { ParsedRow } from '../parsed-row.ts';
import { withHeaderSamples } from '../header-samples.ts';
import { refuseForeign } from './foreign.ts';
import { parseAnki } from './anki.ts';
import { parseAiken } from './aiken.ts';
import { parseCsv } from './csv.ts';
import { parseDocx } from './docx.ts';
import { parseGift } from './gift.ts';
import { parseJsonl } from './jsonl.ts';
import { parseMedmcqa } from './medmcqa.ts';
import { parseMoodleXml } from './moodle-xml.ts';
import { parseOds } from './ods.ts';
import { parseXlsx } from './xlsx.ts';

type Parser = (input: Readable, options: ImportOptions) => AsyncIterable<ParsedRow>;

const readers: Record<ImportFormat, Parser> = {
  jsonl: parseJsonl,
  csv: parseCsv,
  xlsx: parseXlsx,
  ods: parseOds,
  medmcqa: parseMedmcqa,
  gift: parseGift,
  aiken: parseAiken,
  docx: parseDocx,
  'moodle-xml': parseMoodleXml,
  anki: parseAnki,
};

/** Each throws FileError if the file is clearly of another format. */
export const parsers = Object.fromEntries(
  Object.entries(readers).map(([format, read]): [string, Parser] => [
    format,
    (input, options) => withHeaderSamples((own) => read(refuseForeign(input, format as ImportFormat), own), options),
  ]),
) as Record<ImportFormat, Parser>;
