import { cutText } from 'server/cut-text.ts';
import type { Message } from '../../../http/messages.ts';
import { FileError } from '../files/file-error.ts';
import { lossMessages } from '../../../texts/messages.ts';
import { rowMessages } from '../messages.ts';
import type { ImportOptions } from '../import/options.ts';
import type { ParsedRow } from '../import/parsed-row.ts';
import { readHeader } from '../template/read-header.ts';
import { byColumn, readTemplateRow } from '../template/template-row.ts';
import { MergedCells } from './merged-cells.ts';
import { columnName, isFilled, type SheetRow } from './sheet-row.ts';
import { sheetMessages, workbookMessages } from './messages.ts';

const MAX_HEADER = 100;
const MAX_NAMED = 20;
const MAX_NAME = 60;

/** `isHidden` is asked after the row of the header was read. */
type Sheet = {
  rows: AsyncIterable<SheetRow>;
  isHidden: (column: number) => boolean;
  /** What of the file is not read. */
  warnings: readonly Message[];
};

/** Reads a sheet with the template's columns in its first row. Throws FileError for other columns. */
export async function* readTemplateRows(sheet: Sheet, options: ImportOptions): AsyncGenerator<ParsedRow> {
  let columns: string[] | undefined;
  let merged = new MergedCells([]);
  let headerRow = 0;
  let fileWarnings: Message[] = [];
  for await (const row of sheet.rows) {
    if (columns) {
      const parsed = readRow(row, columns, merged, options);
      if (!parsed) continue;
      yield fileWarnings.length > 0 ? { ...parsed, fileWarnings } : parsed;
      fileWarnings = [];
    } else if (isFilled(row)) {
      columns = readHeaderRow(row, options);
      headerRow = row.number;
      merged = new MergedCells(columns);
      merged.apply(row);
      fileWarnings = [...sheet.warnings, ...hiddenColumns(columns, sheet.isHidden)];
    }
  }
  if (!columns) throw new FileError(workbookMessages.emptySheet());
  if (sheet.warnings.length > 0 && fileWarnings.length > 0) {
    yield { line: headerRow, refusal: rowMessages.several({ messages: fileWarnings }) };
  }
}

/** The first visible sheet whose first row is a header, or else the first. Throws FileError if there is none. */
export function findTemplate<Sheet extends { first: SheetRow; isHidden: boolean }>(
  filled: readonly Sheet[],
  options: ImportOptions,
): Sheet {
  const visible = filled.filter(({ isHidden }) => !isHidden);
  const found = visible.find(({ first }) => isHeader(first, options)) ?? visible[0];
  if (!found) throw new FileError(workbookMessages.emptySheet());
  return found;
}

function isHeader(row: SheetRow, { columnMap }: ImportOptions): boolean {
  try {
    readHeaderRow(row, { columnMap });
    return true;
  } catch (error) {
    if (error instanceof FileError) return false;
    throw error;
  }
}

function readHeaderRow({ cells, faults }: SheetRow, options: ImportOptions): string[] {
  if (faults.length > 0) {
    throw new FileError(workbookMessages.badHeader({ message: rowMessages.several({ messages: faults }) }));
  }
  const length = Math.min(Math.max(...cells.keys()) + 1, MAX_HEADER);
  return readHeader(
    Array.from({ length }, (_, column) => cells.get(column) ?? ''),
    options,
  );
}

const hiddenColumns = (columns: readonly string[], isHidden: Sheet['isHidden']): Message[] =>
  columns.flatMap((name, column) =>
    name !== '' && isHidden(column) ? [sheetMessages.columnHidden({ column: columnName(column), name })] : [],
  );

function readRow(
  row: SheetRow,
  columns: readonly string[],
  merged: MergedCells,
  { defaults, dropPictures }: ImportOptions,
): ParsedRow | null {
  const { number: line, cells, notes, hasPicture } = row;
  const faults = [...row.faults, ...merged.apply(row)];
  const outside = [...cells.keys()].find((column) => column >= columns.length);
  if (outside !== undefined) faults.push(sheetMessages.cellOutside({ cell: `${columnName(outside)}${line}` }));
  const texts = columns.map((_column, index) => (cells.get(index) ?? '').replace(/\r\n?/g, '\n'));
  const parsed =
    faults.length > 0
      ? { line, refusal: rowMessages.several({ messages: faults }) }
      : readTemplateRow(line, byColumn(columns, texts), defaults?.type);
  if (!parsed) return hasPicture && !dropPictures ? { line, refusal: sheetMessages.strayPicture() } : null;
  const all = row.isHidden ? [sheetMessages.rowHidden(), ...notes] : notes;
  return {
    ...parsed,
    ...('draft' in parsed && all.length > 0 && { notes: all }),
    ...(hasPicture && { pictures: [lossMessages.sheetPicture()] }),
  };
}

/** The warning that names the sheets with cells that are not read. */
export function notReadSheets<Sheet extends { name: string }>(read: Sheet, filled: readonly Sheet[]): Message[] {
  const names = filled.filter((sheet) => sheet !== read).map(({ name }) => cutText(name, MAX_NAME));
  if (names.length === 0) return [];
  const shown = names.slice(0, MAX_NAMED);
  return [
    sheetMessages.sheetsNotRead({
      sheet: cutText(read.name, MAX_NAME),
      names: shown,
      more: names.length - shown.length,
    }),
  ];
}
