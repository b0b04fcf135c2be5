import type { Readable } from 'node:stream';
import { withBijoy } from '../bijoy/rows.ts';
import { parseFile } from '../../formats/parse.ts';
import type { Draft } from '../../../bank/draft/index.ts';
import type { ParsedRow } from '../parsed-row.ts';
import { prepareRow } from '../prepare-row.ts';
import { cellsOfRow } from '../table/row-cells.ts';
import { withEdits } from '../table/edits.ts';
import type { ReadRequest, ReadRow, RowSource, RowWithPictures } from './protocol.ts';

export type ReadPictures = (row: RowWithPictures) => Promise<ParsedRow>;

/** The file's rows after edits, the conversion of Bijoy and all checks that need no database. */
export async function* readRows(
  input: Readable,
  { format, options, edits, prepare, withCells }: ReadRequest,
  readPictures: ReadPictures,
): AsyncGenerator<ReadRow> {
  const parsed = parseFile(format, input, options);
  const edited = edits ? withEdits(parsed, edits, options.defaults?.type) : parsed;
  for await (const read of withBijoy(edited, options.bijoy)) {
    const row = 'draft' in read && hasPictures(read.draft) ? await readPictures(await takePictures(read)) : read;
    yield {
      checked: prepareRow(row, prepare),
      ...(withCells && { source: sourceOf(row) }),
      ...(row.fileWarnings && { fileWarnings: row.fileWarnings }),
    };
  }
}

const hasPictures = ({ stem, media }: Draft) =>
  (Array.isArray(media) && media.length > 0) || (typeof stem === 'string' && /<img[\s/]/i.test(stem));

async function takePictures({ embedded: files, ...row }: ParsedRow): Promise<RowWithPictures> {
  const media = 'draft' in row && Array.isArray(row.draft['media']) ? (row.draft['media'] as unknown[]) : [];
  const embedded = new Map<string, Uint8Array>();
  for (const item of media) {
    const name = (item as Draft | null)?.['image'];
    const open = typeof name === 'string' ? files?.get(name) : undefined;
    if (open) embedded.set(name as string, await open());
  }
  return { row, embedded };
}

const sourceOf = (row: ParsedRow): RowSource => {
  const { line, at, edited } = row;
  return {
    line,
    ...(at && { at }),
    ...(edited && { edited }),
    cells: cellsOfRow(row),
  };
};
