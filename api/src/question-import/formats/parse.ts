import type { Readable } from 'node:stream';
import type { ImportFormat, ImportOptions } from '../options.ts';
import type { ParsedRow } from '../parsed-row.ts';
import { parseJsonl } from './jsonl.ts';

type Parser = (input: Readable, options: ImportOptions) => AsyncIterable<ParsedRow>;

/** How each format is read. */
export const parsers: Record<ImportFormat, Parser> = {
  jsonl: parseJsonl,
  csv: parseJsonl,
  xlsx: parseJsonl,
  medmcqa: parseJsonl,
  gift: parseJsonl,
  aiken: parseJsonl,
};
