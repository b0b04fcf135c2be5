import type { Readable } from 'node:stream';
import type { ImportOptions } from '../import/options.ts';
import type { ParsedRow } from '../import/parsed-row.ts';
import { withHeaderSamples } from '../template/header-samples.ts';
import { refuseForeign } from './foreign.ts';
import { type ImportFormat, loadReader } from './index.ts';

/** Throws FileError if the file is clearly of another format. Hostile files take long: see ../import/reader. */
export const parseFile = (format: ImportFormat, input: Readable, options: ImportOptions): AsyncGenerator<ParsedRow> =>
  withHeaderSamples((own) => parse(format, input, own), options);

async function* parse(format: ImportFormat, input: Readable, options: ImportOptions): AsyncGenerator<ParsedRow> {
  const read = await loadReader(format);
  yield* read(refuseForeign(input, format), options);
}
