import type { Readable } from 'node:stream';
import { FileError } from '../file-error.ts';
import { workbookMessages } from '../sheet/messages.ts';
import { localName, readXml } from '../xml/read-xml.ts';
import { RowReader } from './row-reader.ts';
import { countOf, isHidden, type OdsRow, type OdsSheet } from './sheet.ts';
import { byLocalName, type Attributes, type OdsStyles } from './styles.ts';
import { ODS_WORDS } from './words.ts';

// Far more columns than a header has.
const MAX_COLUMNS = 1_024;
const MAX_SHEETS = 10_000;
const MAX_CONDITIONAL = 100;

/** Those of all sheets; `sheets` is filled meanwhile. */
export function readRows(input: Readable, styles: OdsStyles, sheets: OdsSheet[]): AsyncGenerator<OdsRow> {
  return readXml<OdsRow>(input, (emit) => handleContent(emit, styles, sheets), ODS_WORDS);
}

function handleContent(emit: (row: OdsRow) => void, styles: OdsStyles, sheets: OdsSheet[]) {
  let sheet: OdsSheet | undefined;
  let inBody = false;
  let range = '';
  const rows = new RowReader(styles);
  const beginSheet = (attributes: Attributes) => {
    sheet = {
      index: sheets.length,
      name: attributes['name'] ?? '',
      isHidden: styles.isTableHidden(attributes['style-name'] ?? ''),
      columns: [],
      hasShapes: false,
      conditional: [],
    };
    sheets.push(sheet);
    if (sheets.length > MAX_SHEETS) throw new FileError(workbookMessages.tooManySheets({ max: MAX_SHEETS }));
    rows.beginSheet(sheet.columns);
  };
  return {
    onopentag(tag: string, all: Attributes) {
      const name = localName(tag);
      const attributes = byLocalName(all);
      if (name === 'spreadsheet') inBody = true;
      if (!inBody) return styles.open(name, attributes);
      if (name === 'table' && !sheet) return beginSheet(attributes);
      if (!sheet) return;
      if (name === 'table-column') addColumns(sheet, attributes);
      if (name === 'shapes') sheet.hasShapes = true;
      if (name === 'conditional-format') range = attributes['target-range-address'] ?? '';
      if (name === 'condition' && changesText(styles, attributes) && sheet.conditional.length < MAX_CONDITIONAL) {
        sheet.conditional.push(range);
      }
      rows.open(name, attributes);
    },
    ontext: (text: string) => rows.add(text),
    onclosetag(tag: string) {
      const name = localName(tag);
      if (!sheet) return;
      if (name === 'table' && !rows.isInCell) sheet = undefined;
      else if (rows.close(name)) emit({ sheet, row: rows.row, repeat: rows.repeat });
    },
  };
}

function addColumns({ columns }: OdsSheet, attributes: Attributes): void {
  const from = (columns.at(-1)?.to ?? -1) + 1;
  if (from > MAX_COLUMNS) return;
  columns.push({
    from,
    to: from + countOf(attributes['number-columns-repeated']) - 1,
    style: attributes['default-cell-style-name'] ?? '',
    isHidden: isHidden(attributes),
  });
}

function changesText(styles: OdsStyles, attributes: Attributes): boolean {
  const { isStruck, position = 'none' } = styles.resolve('table-cell', attributes['apply-style-name'] ?? '');
  return isStruck === true || position !== 'none';
}
