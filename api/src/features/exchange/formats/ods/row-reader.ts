import type { Message } from '../../../../http/messages.ts';
import { FileError } from '../../files/file-error.ts';
import { MAX_LINE_CHARACTERS } from '../../files/lines.ts';
import { sheetMessages, workbookMessages } from '../../sheet/messages.ts';
import { columnName, newRow, showsAddress, type SheetRow } from '../../sheet/sheet-row.ts';
import { CellText } from '../../sheet/cell-text.ts';
import { OdsCellText } from './cell-text.ts';
import { showCell } from './cell-value.ts';
import { countOf, isHidden, type OdsSheet } from './sheet.ts';
import type { Attributes, OdsStyles } from './styles.ts';

// As in a workbook of Excel.
const MAX_CHARACTERS = 1_000_000_000;
const MAX_FAULTS = 10;
const MAX_NOTES = 100;
// Far more columns than a header has; those behind are refused anyway.
const MAX_REPEATED = 1_024;
const CELL = /^(?:covered-)?table-cell$/;
const DRAWN = /^(?:frame|custom-shape|g|rect|line|ellipse|polygon|path|control)$/;

/** Collects the rows of a sheet from its elements. */
export class RowReader {
  row: SheetRow = newRow(0);
  repeat = 1;
  isInCell = false;
  readonly #styles: OdsStyles;
  readonly #text: OdsCellText;
  #columns: OdsSheet['columns'] = [];
  #cell: Attributes = {};
  /** Of cells in a table inside a cell. */
  #depth = 0;
  #rowStyle = '';
  #column = 0;
  #links: string[] = [];
  #comments: string[] = [];
  #length = 0;
  #total = 0;

  constructor(styles: OdsStyles) {
    this.#styles = styles;
    const tooLong = (max: number) => workbookMessages.cellTooLong({ cell: this.#here(), max });
    this.#text = new OdsCellText(new CellText(tooLong), styles);
  }

  beginSheet(columns: OdsSheet['columns']): void {
    this.#columns = columns;
    this.row = newRow(0);
    this.repeat = 1;
  }

  open(name: string, attributes: Attributes): void {
    if (this.isInCell) {
      if (name === 'annotation' && this.#comments.length < MAX_NOTES) this.#comments.push(this.#here());
      if (name === 'a' && this.#links.length < MAX_NOTES) this.#links.push(attributes['href'] ?? '');
      if (DRAWN.test(name)) this.row.hasPicture = true;
      if (CELL.test(name)) this.#depth += 1;
      if (name === 'table') this.#fault(sheetMessages.cellUnreadable({ cell: this.#here() }));
      this.#text.open(name, attributes);
    } else if (name === 'table-row') this.#beginRow(attributes);
    else if (CELL.test(name)) this.#beginCell(attributes);
  }

  add(text: string): void {
    if (this.isInCell) this.#text.add(text);
  }

  /** Whether a row ends. */
  close(name: string): boolean {
    if (this.#depth > 0) this.#depth -= CELL.test(name) ? 1 : 0;
    else if (CELL.test(name)) this.#endCell();
    else if (this.isInCell) this.#text.close(name);
    if (name !== 'table-row' || this.isInCell) return false;
    if (this.#comments.length > 0) this.row.notes.push(sheetMessages.commentsLost({ cells: this.#comments }));
    return true;
  }

  #beginRow(attributes: Attributes): void {
    this.row = newRow(this.row.number + this.repeat);
    this.row.isHidden = isHidden(attributes);
    this.repeat = countOf(attributes['number-rows-repeated']);
    this.#rowStyle = attributes['default-cell-style-name'] ?? '';
    this.#column = 0;
    this.#comments = [];
    this.#length = 0;
  }

  #beginCell(attributes: Attributes): void {
    this.isInCell = true;
    this.#cell = attributes;
    this.#links = [];
    const ofColumn = this.#columns.find(({ from, to }) => from <= this.#column && this.#column <= to);
    const style = attributes['style-name'] ?? (this.#rowStyle || ofColumn?.style || 'Default');
    this.#text.begin(this.#styles.resolve('table-cell', style));
  }

  #endCell(): void {
    this.isInCell = false;
    const text = this.#text.take();
    const shown = showCell(this.#cell, this.#text.paragraphs > 0 ? text : undefined);
    const cell = this.#here();
    if ('fault' in shown) this.#fault(shown.fault({ cell }));
    else if (this.#text.hasHiddenText) this.#fault(sheetMessages.cellShowsNothing({ cell }));
    else if (shown.text !== '') this.#put(shown.text);
    this.#addSpan();
    this.#column += countOf(this.#cell['number-columns-repeated']);
  }

  #put(text: string): void {
    const columns = Math.min(countOf(this.#cell['number-columns-repeated']), MAX_REPEATED);
    this.#length += text.length * columns;
    this.#total += text.length * columns;
    if (this.#total > MAX_CHARACTERS) throw new FileError(workbookMessages.sheetTooLarge());
    if (this.#length > MAX_LINE_CHARACTERS) {
      return this.#fault(sheetMessages.cellTooLong({ cell: this.#here(), max: MAX_LINE_CHARACTERS }));
    }
    for (let index = 0; index < columns; index += 1) this.row.cells.set(this.#column + index, text);
    const isLost = this.#links.some((address) => !showsAddress(text, address));
    if (isLost || /\bHYPERLINK\s*\(/i.test(this.#cell['formula'] ?? '')) {
      if (this.row.notes.length < MAX_NOTES) this.row.notes.push(sheetMessages.linkLost({ cell: this.#here() }));
    }
  }

  #addSpan(): void {
    const columns = countOf(this.#cell['number-columns-spanned']);
    const rows = countOf(this.#cell['number-rows-spanned']);
    if (columns === 1 && rows === 1) return;
    const { number: top } = this.row;
    const left = this.#column;
    this.row.merges.push({ top, bottom: top + rows - 1, left, right: left + columns - 1 });
  }

  #here = () => `${columnName(this.#column)}${this.row.number}`;

  #fault(problem: Message): void {
    if (this.row.faults.length < MAX_FAULTS) this.row.faults.push(problem);
  }
}
