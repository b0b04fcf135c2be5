import { ApiError } from '../../../http/errors.ts';
import type { Message } from '../../../http/messages.ts';
import type { HeaderColumn } from '../template/template-columns.ts';

/** A column with some of its cells. */
export type SampledColumn = HeaderColumn & { samples: string[] };

/** The file as a whole cannot be read (wrong encoding, unknown column, broken zip), so the import stops. */
export class FileError extends ApiError {
  readonly columns: readonly SampledColumn[] | undefined;

  /** `columns` are those of a header that could not be read. */
  constructor(text: Message, columns?: readonly SampledColumn[]) {
    super(400, 'BAD_FILE', text, columns && { details: { columns } });
    this.columns = columns;
  }
}
