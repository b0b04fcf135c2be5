import type { MessagePort } from 'node:worker_threads';
import type { Message } from '../../../../http/messages.ts';
import type { SampledColumn } from '../../files/file-error.ts';
import type { ImportFormat } from '../../formats/index.ts';
import type { ImportOptions } from '../options.ts';
import type { ParsedRow, Refusal } from '../parsed-row.ts';
import type { PreparedRow, PrepareOptions } from '../prepare-row.ts';
import type { Edits } from '../table/edits.ts';
import type { TemplateCells } from '../../template/template-columns.ts';

/** How a file is to be read. `withCells`: also what a table shows of each row. */
export type ReadRequest = {
  format: ImportFormat;
  options: ImportOptions;
  edits: Edits | undefined;
  prepare: PrepareOptions;
  withCells: boolean;
};

/** A row as it was read. */
export type RowSource = Pick<ParsedRow, 'line' | 'at' | 'edited'> & { cells: TemplateCells };
export type ReadRow = { checked: PreparedRow | Refusal; source?: RowSource; fileWarnings?: ParsedRow['fileWarnings'] };

/** A row with the pictures of its file that it names. */
export type RowWithPictures = { row: ParsedRow; embedded: Map<string, Uint8Array> };

/** `folder`: for temporary files. */
export type Job = { request: ReadRequest; input: MessagePort; folder: string };

/** `rows` and `pictures` are replied to, in their order. */
export type FromWorker =
  | { kind: 'rows'; rows: ReadRow[] }
  | ({ kind: 'pictures' } & RowWithPictures)
  | { kind: 'refused'; message: Message; columns: readonly SampledColumn[] | undefined }
  | { kind: 'end' }
  | { kind: 'alive' };
