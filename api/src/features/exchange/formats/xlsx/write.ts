import type { Readable } from 'node:stream';
import { columnName } from '../../sheet/sheet-row.ts';
import { OFFICE, packageParts, relationships } from '../../files/office-package.ts';
import { escapeXml, XML_HEAD } from '../../files/write-xml.ts';
import { type ZipEntry, zipOf } from '../../files/write-zip.ts';
import type { Batches, ExportContext } from '../format.ts';
import { columnsFor, templateCells } from '../shared/template-cells.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const HEADER_STYLE = 1;
const TEXT_STYLE = 2;

// Format 49 is text, so that Excel makes no formula or date of what is typed into a cell.
const STYLES = `${XML_HEAD}<styleSheet xmlns="${MAIN}">
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>
<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs>
</styleSheet>`;

const PARTS: Record<string, string> = {
  ...packageParts([
    { name: 'xl/workbook.xml', type: `${TYPES}.sheet.main+xml` },
    { name: 'xl/styles.xml', type: `${TYPES}.styles+xml` },
    { name: 'xl/worksheets/sheet1.xml', type: `${TYPES}.worksheet+xml` },
  ]),
  'xl/workbook.xml': `${XML_HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Questions" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationships({ worksheet: 'worksheets/sheet1.xml', styles: 'styles.xml' }),
  'xl/styles.xml': STYLES,
};

/** The import's template as the first sheet of a workbook. Written part by part, because libraries hold it in memory. */
export const writeXlsx = (batches: Batches, context: ExportContext): Readable => zipOf(entries(batches, context));

async function* entries(batches: Batches, context: ExportContext): AsyncGenerator<ZipEntry> {
  for (const [name, content] of Object.entries(PARTS)) yield { name, content };
  yield { name: 'xl/worksheets/sheet1.xml', content: sheet(batches, context) };
}

async function* sheet(batches: Batches, { summary }: ExportContext): AsyncGenerator<string> {
  const columns = columnsFor(summary);
  const header = columns.map((name, column) => cell(name, column, 1, HEADER_STYLE));
  yield `${XML_HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="24"/><sheetData><row r="1">${header.join('')}</row>`;
  let number = 1;
  for await (const batch of batches) {
    let rows = '';
    for (const question of batch) {
      number += 1;
      const cells = templateCells(question);
      const filled = columns.map((name, column) => cell(cells[name] ?? '', column, number, TEXT_STYLE));
      rows += `<row r="${number}">${filled.join('')}</row>\n`;
    }
    yield rows;
  }
  yield '</sheetData></worksheet>';
}

/** In the sheet itself: a list of shared strings would have to be complete before the first row. */
const cell = (text: string, column: number, row: number, style: number): string =>
  text === ''
    ? ''
    : `<c r="${columnName(column)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;

/** Excel writes characters that XML has no place for as `_xFFFF_`, so what looks like that is escaped itself. */
const escapeText = (text: string): string =>
  escapeXml(
    text
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replace(/[\uFFFE\uFFFF]/g, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase()}_`),
  );
