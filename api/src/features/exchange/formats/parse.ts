import type { Readable } from 'node:stream';
import type { ImportOptions } from '../import/options.ts';
import { type ImportFormat, importFormats } from './import-names.ts';
import type { ParsedRow } from '../import/parsed-row.ts';
import { withHeaderSamples } from '../template/header-samples.ts';
import { refuseForeign } from './foreign.ts';

type Parser = (input: Readable, options: ImportOptions) => AsyncIterable<ParsedRow>;

// A thread starts faster with one of them.
const load: Record<ImportFormat, () => Promise<Parser>> = {
  jsonl: async () => (await import('./jsonl/read.ts')).parseJsonl,
  csv: async () => (await import('./csv/read.ts')).parseCsv,
  xlsx: async () => (await import('./xlsx/read.ts')).parseXlsx,
  ods: async () => (await import('./ods/read.ts')).parseOds,
  medmcqa: async () => (await import('./medmcqa/read.ts')).parseMedmcqa,
  gift: async () => (await import('./gift/read.ts')).parseGift,
  aiken: async () => (await import('./aiken/read.ts')).parseAiken,
  docx: async () => (await import('./docx/read.ts')).parseDocx,
  'moodle-xml': async () => (await import('./moodle-xml/read.ts')).parseMoodleXml,
  anki: async () => (await import('./anki/read.ts')).parseAnki,
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
