import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ImportOptions } from '../../import/options.ts';
import type { ParsedRow } from '../../import/parsed-row.ts';
import { isFilled, newRow, type SheetRow } from '../../sheet/sheet-row.ts';
import { findTemplate, notReadSheets, readTemplateRows } from '../../sheet/template-rows.ts';
import { spoolFile } from '../../files/spool.ts';
import type { CellContext } from './cell-value.ts';
import { pictureRows } from './pictures.ts';
import { readRelations } from './relations.ts';
import { keepSharedStrings } from './shared-strings.ts';
import { addExtras, readExtras, type SheetExtras } from './sheet-extras.ts';
import { readSheet } from './sheet-rows.ts';
import { readStyles } from './styles.ts';
import { readWorkbook, type WorkbookSheet } from './workbook.ts';
import { openZip, type ZipArchive } from '../../files/read-zip.ts';

/** With a zip and an XML parser, because spreadsheet libraries hold a whole sheet, or its strings, in memory. */
export async function* parseXlsx(input: Readable, options: ImportOptions): AsyncGenerator<ParsedRow> {
  // A zip has its directory at the end.
  await using file = await spoolFile(input);
  using zip = await openZip(file.path);
  const workbook = await readWorkbook(zip);
  const styles = await readStyles(zip, workbook.styles);
  using strings =
    workbook.strings === undefined
      ? null
      : await keepSharedStrings(await zip.open(workbook.strings), join(file.folder, 'strings'));
  const context: CellContext = { strings, styles: styles.cells, isCalculatedLater: workbook.isCalculatedLater };
  const filled = await filledSheets(zip, workbook.sheets, context);
  const sheet = findTemplate(filled, options);
  const relations = await readRelations(zip, sheet.part);
  const extras = await readExtras(zip, sheet.part, relations, styles.conditional);
  const pictures = await pictureRows(zip, relations);
  const hidden: [from: number, to: number][] = [];
  const onHiddenColumns = (from: number, to: number) => void hidden.push([from, to]);
  const rows = readSheet(await zip.open(sheet.part), { ...context, onHiddenColumns });
  yield* readTemplateRows(
    {
      rows: withExtras(rows, extras, pictures),
      isHidden: (column) => hidden.some(([from, to]) => from <= column && column <= to),
      warnings: [...notReadSheets(sheet, filled), ...extras.warnings],
    },
    options,
  );
}

async function filledSheets(zip: ZipArchive, sheets: readonly WorkbookSheet[], context: CellContext) {
  const filled: (WorkbookSheet & { first: SheetRow })[] = [];
  for (const sheet of sheets) {
    for await (const row of readSheet(await zip.open(sheet.part), context)) {
      if (!isFilled(row)) continue;
      filled.push({ ...sheet, first: row });
      break;
    }
  }
  return filled;
}

/** A picture may begin in a row that the sheet does not have. */
async function* withExtras(
  rows: AsyncIterable<SheetRow>,
  extras: SheetExtras,
  pictures: ReadonlySet<number>,
): AsyncGenerator<SheetRow> {
  const drawn = [...pictures].toSorted((one, other) => one - other);
  let next = 0;
  function* drawnBefore(number: number) {
    for (; next < drawn.length && drawn[next]! < number; next += 1) {
      yield { ...newRow(drawn[next]!), hasPicture: true };
    }
  }
  for await (const row of rows) {
    yield* drawnBefore(row.number);
    if (drawn[next] === row.number) next += 1;
    row.hasPicture = pictures.has(row.number);
    addExtras(row, extras);
    yield row;
  }
  yield* drawnBefore(Infinity);
}
