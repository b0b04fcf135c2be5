import type { Readable } from 'node:stream';
import type { ImportOptions } from '../options.ts';
import { type ImportFormat, importFormats } from './names.ts';
import type { ParsedRow } from '../parsed-row.ts';
import { withHeaderSamples } from '../header-samples.ts';
import { refuseForeign } from './foreign.ts';

type Parser = (input: Readable, options: ImportOptions) => AsyncIterable<ParsedRow>;

// A thread starts faster with one of them.
const load: Record<ImportFormat, () => Promise<Parser>> = {
  jsonl: async () => (await import('./jsonl.ts')).parseJsonl,
  csv: async () => (await import('./csv.ts')).parseCsv,
  xlsx: async () => (await import('./xlsx.ts')).parseXlsx,
  ods: async () => (await import('./ods.ts')).parseOds,
  medmcqa: async () => (await import('./medmcqa.ts')).parseMedmcqa,
  gift: async () => (await import('./gift.ts')).parseGift,
  aiken: async () => (await import('./aiken.ts')).parseAiken,
  docx: async () => (await import('./docx.ts')).parseDocx,
  'moodle-xml': async () => (await import('./moodle-xml.ts')).parseMoodleXml,
  anki: async () => (await import('./anki.ts')).parseAnki,
};

async function* read(format: ImportFormat, input: Readable, options: ImportOptions): AsyncGenerator<ParsedRow> {
  const parse = await load[format]();
  yield* parse(refuseForeign(input, format), options);
}

/** Each throws FileError if the file is clearly of another format. Hostile files take long: see ../reader. */
export const parsers = Object.fromEntries(
  importFormats.map((format): [ImportFormat, Parser] => [
    format,
    (input, options) => withHeaderSamples((own) => read(format, input, own), options),
  ]),
) as Record<ImportFormat, Parser>;
