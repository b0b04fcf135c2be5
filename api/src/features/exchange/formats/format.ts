import type { Readable } from 'node:stream';
import type { lossMessages } from '../export/messages.ts';
import type { OtherList } from '../../bank/draft/index.ts';
import type { StoredQuestion } from '../../bank/index.ts';
import type { ImportOptions } from '../import/options.ts';
import type { ParsedRow } from '../import/parsed-row.ts';
import type { kindMessages } from '../messages.ts';

/** What a kind of file is, and how it is read and written. A thread starts faster because each loads what it needs. */
export type Format = {
  /** Also what file names end in, unless other formats have that ending too. */
  id: string;
  /** Of the file that an export makes. */
  extension: string;
  mediaType: string;
  read?: () => Promise<Reader>;
  /** What the beginning of such a file shows. */
  looksLike?: keyof typeof kindMessages;
  /** Options of the import that are for some formats alone. */
  takes?: readonly ('map' | 'type' | 'lenient_quotes' | 'cop_base')[];
  write?: () => Promise<Writer>;
  /** What a written file cannot carry, or has in another form. */
  losses?: readonly (keyof typeof lossMessages)[];
  /** A file to fill in: examples as `write` makes them, or one of its own. */
  template?: 'examples' | (() => Promise<Buffer>);
};

export type Reader = (input: Readable, options: ImportOptions) => AsyncIterable<ParsedRow>;

/** A question as a file has it: one chapter, and the lists that do not follow from its chapter, topic and papers. */
export type ExportQuestion = Omit<StoredQuestion['content'], 'chapters'> & {
  ref: string;
  chapter?: string;
  also_in: OtherList[];
};

/** Of a selection: how many questions it has, how many of them have something, and the longest lists. */
export type Summary = {
  questions: number;
  saq: number;
  /** MTF without a true statement. */
  allFalse: number;
  withPictures: number;
  withPapers: number;
  hidden: number;
  options: number;
  parts: number;
  pictures: number;
};

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
