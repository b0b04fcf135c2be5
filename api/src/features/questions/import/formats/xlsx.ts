import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileError } from '../file-error.ts';
import { fileMessages, lossMessages, rowMessages } from '../messages.ts';
import type { ImportOptions } from '../options.ts';
import type { ParsedRow } from '../parsed-row.ts';
import { spoolFile } from '../spool.ts';
import { readHeader } from '../read-header.ts';
import { byColumn, readTemplateRow } from '../template-row.ts';
import { keepSharedStrings } from '../xlsx/shared-strings.ts';
import { pictureRows } from '../xlsx/pictures.ts';
import { columnName, readSheet, type SheetRow } from '../xlsx/sheet-rows.ts';
import { cellStyles, firstSheet } from '../xlsx/workbook.ts';
import { openZip } from '../xlsx/zip-archive.ts';

const SHARED_STRINGS = 'xl/sharedStrings.xml';

/** With a zip and an XML parser, because spreadsheet libraries hold a whole sheet, or its strings, in memory. */
export async function* parseXlsx(input: Readable, options: ImportOptions): AsyncGenerator<ParsedRow> {
  // A zip has its directory at the end.
  await using file = await spoolFile(input);
  using zip = await openZip(file.path);
  const sheet = await firstSheet(zip);
  const styles = await cellStyles(zip);
  const pictures = await pictureRows(zip, sheet);
  using strings = zip.has(SHARED_STRINGS)
    ? await keepSharedStrings(await zip.open(SHARED_STRINGS), join(file.folder, 'strings'))
    : null;
  let columns: string[] | null = null;
  let headerRow = 0;
  for await (const row of readSheet(await zip.open(sheet), { strings, ...styles })) {
    if (row.cells.size + row.faults.length === 0) continue;
    if (columns) {
      const parsed = readRow(row, columns, options.defaults?.type);
      if (parsed) yield pictures.delete(row.number) ? { ...parsed, pictures: [lossMessages.sheetPicture()] } : parsed;
    } else {
      columns = readHeader(headerCells(row), options);
      headerRow = row.number;
    }
  }
  if (!columns) throw new FileError(fileMessages.emptySheet());
  if (options.dropPictures) return;
  for (const row of pictures) if (row > headerRow) yield { line: row, refusal: rowMessages.strayPicture() };
}

const headerCells = ({ cells }: SheetRow) =>
  Array.from({ length: Math.min(Math.max(...cells.keys()) + 1, 100) }, (_, column) => cells.get(column) ?? '');

function readRow({ number, cells, faults }: SheetRow, columns: string[], type: string | undefined): ParsedRow | null {
  const outside = [...cells.keys()].find((column) => column >= columns.length);
  if (outside !== undefined) faults.push(rowMessages.cellOutside({ cell: `${columnName(outside)}${number}` }));
  if (faults.length > 0) return { line: number, refusal: rowMessages.several({ messages: faults }) };
  const texts = columns.map((_column, index) => (cells.get(index) ?? '').replace(/\r\n?/g, '\n'));
  return readTemplateRow(number, byColumn(columns, texts), type);
}
