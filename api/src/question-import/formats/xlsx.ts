import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileError } from '../file-error.ts';
import type { ParsedRow } from '../parsed-row.ts';
import { spoolFile } from '../spool.ts';
import { readHeader } from '../template-columns.ts';
import { readTemplateRow } from '../template-row.ts';
import { keepSharedStrings } from '../xlsx/shared-strings.ts';
import { columnName, readSheet, type SheetRow } from '../xlsx/sheet-rows.ts';
import { dateStyles, firstSheet } from '../xlsx/workbook.ts';
import { openZip } from '../xlsx/zip-archive.ts';

const SHARED_STRINGS = 'xl/sharedStrings.xml';

/**
 * The project's template as an Excel workbook: the first sheet, with the columns of the CSV. Read with a zip and
 * an XML parser alone: the readers of spreadsheets there are hold a whole sheet, or its strings, in memory.
 */
export async function* parseXlsx(input: Readable): AsyncGenerator<ParsedRow> {
  // A zip's table of contents is at its end.
  await using file = await spoolFile(input);
  using zip = await openZip(file.path);
  const sheet = await firstSheet(zip);
  const dates = await dateStyles(zip);
  using strings = zip.has(SHARED_STRINGS)
    ? await keepSharedStrings(await zip.open(SHARED_STRINGS), join(file.folder, 'strings'))
    : null;
  let columns: string[] | null = null;
  for await (const row of readSheet(await zip.open(sheet), { strings, dates })) {
    if (row.cells.size + row.faults.length === 0) continue;
    if (columns) {
      const parsed = readRow(row, columns);
      if (parsed) yield parsed;
    } else columns = readHeader(headerCells(row));
  }
  if (!columns) throw new FileError('The first sheet of the workbook is empty.');
}

const headerCells = ({ cells }: SheetRow) =>
  Array.from({ length: Math.min(Math.max(...cells.keys()) + 1, 100) }, (_, column) => cells.get(column) ?? '');

function readRow({ number, cells, faults }: SheetRow, columns: string[]): ParsedRow | null {
  const outside = [...cells.keys()].find((column) => column >= columns.length);
  if (outside !== undefined) faults.push(`cell ${columnName(outside)}${number} stands outside the template's columns`);
  if (faults.length > 0) return { line: number, refusal: faults.join('; ') };
  return readTemplateRow(
    number,
    Object.fromEntries(columns.map((column, index) => [column, (cells.get(index) ?? '').replace(/\r\n?/g, '\n')])),
  );
}
