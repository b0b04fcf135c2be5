import type { Readable } from 'node:stream';
import type { ExportQuestion } from '../export/read-questions.ts';
import type { Summary } from '../export/summary.ts';

export type ExportContext = {
  summary: Summary;
  /** What the file cannot carry, in words, one sentence each. */
  losses: readonly string[];
  /** A stored picture as a WebP file; undefined if it is gone. */
  picture: (id: string) => Promise<Buffer | undefined>;
};

export type Batches = AsyncIterable<ExportQuestion[]>;

/** The file of one format, made as fast as it is read. */
export type Writer = (batches: Batches, context: ExportContext) => AsyncIterable<string> | Readable;
