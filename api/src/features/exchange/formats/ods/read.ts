import type { Readable } from 'node:stream';
import { cutText } from 'server/cut-text.ts';
import type { Message } from '../../../../http/messages.ts';
import type { OdsRow, OdsSheet } from './sheet.ts';
import { readRows } from './sheet-rows.ts';
import { byLocalName, OdsStyles } from './styles.ts';
import { ODS_WORDS } from '../../files/file-words.ts';
import type { ImportOptions } from '../../import/options.ts';
import type { ParsedRow } from '../../import/parsed-row.ts';
import { sheetMessages } from '../../sheet/messages.ts';
import { isFilled, type SheetRow } from '../../sheet/sheet-row.ts';
import { findTemplate, notReadSheets, readTemplateRows } from '../../sheet/template-rows.ts';
import { spoolFile } from '../../files/spool.ts';
import { openZip, type ZipArchive } from '../../files/read-zip.ts';
import { readTags } from '../../files/read-xml.ts';

const CONTENT = 'content.xml';
const STYLES = 'styles.xml';
const MAX_STYLES_BYTES = 50_000_000;
const MAX_CELLS = 100;
// A million rows take a few bytes.
const MAX_REPEATED = 1_000;

type FilledSheet = OdsSheet & { first: SheetRow };

/** An OpenDocument spreadsheet. All its sheets are in one part, which is read twice: once to choose the sheet. */
export async function* parseOds(input: Readable, options: ImportOptions): AsyncGenerator<ParsedRow> {
  await using file = await spoolFile(input);
  using zip = await openZip(file.path, { words: ODS_WORDS });
  const filled = await filledSheets(zip);
  const sheet = findTemplate(filled, options);
  const warnings = [...notReadSheets(sheet, filled), ...lostIn(sheet)];
  yield* readTemplateRows(
    {
      rows: rowsOf(zip, sheet.index),
      isHidden: (at) => sheet.columns.some(({ from, to, isHidden }) => isHidden && from <= at && at <= to),
      warnings,
    },
    options,
  );
}

const lostIn = ({ name, hasShapes, conditional }: OdsSheet): Message[] => [
  ...(hasShapes ? [sheetMessages.shapesLost({ sheet: name })] : []),
  ...[...new Set(conditional)].map((cells) => sheetMessages.conditionalFormat({ cells: cutText(cells, MAX_CELLS) })),
];

async function filledSheets(zip: ZipArchive): Promise<FilledSheet[]> {
  const sheets: OdsSheet[] = [];
  const first = new Map<OdsSheet, SheetRow>();
  for await (const { sheet, row } of await openRows(zip, { sheets, isOverview: true })) {
    if (isFilled(row)) first.set(sheet, row);
  }
  if (sheets.length === 0) ODS_WORDS.broken();
  return [...first].map(([sheet, row]) => ({ ...sheet, first: row }));
}

async function* rowsOf(zip: ZipArchive, wanted: number): AsyncGenerator<SheetRow> {
  for await (const { sheet, row, repeat } of await openRows(zip, { sheets: [], isOverview: false })) {
    if (sheet.index > wanted) return;
    if (sheet.index < wanted) continue;
    const { number: line } = row;
    if (isFilled(row) && repeat > MAX_REPEATED) row.faults.push(sheetMessages.rowRepeated({ line, times: repeat }));
    yield row;
    if (!isFilled(row) || repeat > MAX_REPEATED) continue;
    for (let further = 1; further < repeat; further += 1) {
      yield { ...row, number: line + further, cells: new Map(row.cells), merges: [] };
    }
  }
}

type Reading = { sheets: OdsSheet[]; isOverview: boolean };

async function openRows(zip: ZipArchive, reading: Reading): Promise<AsyncGenerator<OdsRow>> {
  const styles = new OdsStyles();
  if (zip.has(STYLES)) {
    for await (const [name, attributes] of readTags(await zip.open(STYLES, MAX_STYLES_BYTES), ODS_WORDS)) {
      styles.open(name, byLocalName(attributes));
    }
  }
  return readRows(await zip.open(CONTENT), { ...reading, styles });
}
