import type { Readable } from 'node:stream';
import { FileError } from '../../files/file-error.ts';
import { workbookMessages } from '../../sheet/messages.ts';
import { isFilled } from '../../sheet/sheet-row.ts';
import { localName, readXml } from '../../files/read-xml.ts';
import { RowReader } from './row-reader.ts';
import { countOf, isHidden, type OdsRow, type OdsSheet } from './sheet.ts';
import { byLocalName, type Attributes, type OdsStyles } from './styles.ts';
import { ODS_WORDS } from '../../files/file-words.ts';

// Far more columns than a header has.
const MAX_COLUMNS = 1_024;
const MAX_SHEETS = 10_000;
const MAX_CONDITIONAL = 100;

const LATER = /^(?:table|table-column|shapes|conditional-format|condition)$/;

type Reading = {
  styles: OdsStyles;
  /** Filled meanwhile. */
  sheets: OdsSheet[];
  /** Whether the first filled row of each sheet is enough. */
  isOverview: boolean;
};

/** The rows of all sheets. */
export const readRows = (input: Readable, reading: Reading): AsyncGenerator<OdsRow> =>
  readXml<OdsRow>(
    input,
    (emit) => {
      const content = new ContentReader(reading);
      return {
        onopentag: (tag: string, attributes: Attributes) => content.open(localName(tag), attributes),
        ontext: (text: string) => content.rows.add(text),
        onclosetag(tag: string) {
          const row = content.close(localName(tag));
          if (row) emit(row);
        },
      };
    },
    ODS_WORDS,
  );

class ContentReader {
  readonly rows: RowReader;
  readonly #reading: Reading;
  #sheet: OdsSheet | undefined;
  #inBody = false;
  #isEnough = false;
  #range = '';

  constructor(reading: Reading) {
    this.#reading = reading;
    this.rows = new RowReader(reading.styles);
  }

  open(name: string, all: Attributes): void {
    if (this.#isEnough && !LATER.test(name)) return;
    const { styles } = this.#reading;
    const attributes = byLocalName(all);
    if (name === 'spreadsheet') this.#inBody = true;
    if (!this.#inBody) return styles.open(name, attributes);
    const sheet = this.#sheet;
    if (!sheet) return name === 'table' ? this.#beginSheet(attributes) : undefined;
    if (name === 'table-column') addColumns(sheet, attributes);
    if (name === 'shapes') sheet.hasShapes = true;
    if (name === 'conditional-format') this.#range = attributes['target-range-address'] ?? '';
    if (name === 'condition' && changesText(styles, attributes) && sheet.conditional.length < MAX_CONDITIONAL) {
      sheet.conditional.push(this.#range);
    }
    this.rows.open(name, attributes);
  }

  close(name: string): OdsRow | undefined {
    const sheet = this.#sheet;
    if (!sheet) return undefined;
    if (name === 'table' && !this.rows.isInCell) {
      this.#sheet = undefined;
      this.#isEnough = false;
    }
    if (this.#isEnough || !this.rows.close(name)) return undefined;
    const { row, repeat } = this.rows;
    this.#isEnough = this.#reading.isOverview && isFilled(row);
    return { sheet, row, repeat };
  }

  #beginSheet(attributes: Attributes): void {
    const { styles, sheets } = this.#reading;
    this.#sheet = {
      index: sheets.length,
      name: attributes['name'] ?? '',
      isHidden: styles.isTableHidden(attributes['style-name'] ?? ''),
      columns: [],
      hasShapes: false,
      conditional: [],
    };
    sheets.push(this.#sheet);
    if (sheets.length > MAX_SHEETS) throw new FileError(workbookMessages.tooManySheets({ max: MAX_SHEETS }));
    this.rows.beginSheet(this.#sheet.columns);
  }
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
