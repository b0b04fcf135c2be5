import type { Readable } from 'node:stream';
import type { Message } from '../../../../http/messages.ts';
import { FileError } from '../../files/file-error.ts';
import { MAX_LINE_CHARACTERS } from '../../files/lines.ts';
import { sheetMessages, workbookMessages } from '../../sheet/messages.ts';
import { columnIndex, columnName, newRow, type SheetRow } from '../../sheet/sheet-row.ts';
import { localName, readXml } from '../../files/read-xml.ts';
import { CellText } from '../../sheet/cell-text.ts';
import { showCell, type CellContext, type StoredCell } from './cell-value.ts';
import { RichText } from './rich-text.ts';

type Context = CellContext & { onHiddenColumns?: (from: number, to: number) => void };
type Attributes = Record<string, string>;

// Excel's limit.
const MAX_COLUMNS = 16_384;
// Twice that of 200,000 questions. The file size says nothing: one shared string may be in every cell.
const MAX_CHARACTERS = 1_000_000_000;
const MAX_FAULTS = 10;
const LINK = /^\s*HYPERLINK\s*\(/i;
const FORMULA_START = 20;

const isOn = (value = '0') => value === '1' || value === 'true';
const isNothing = (size: string | undefined) => size !== undefined && Number(size) === 0;

export const readSheet = (input: Readable, context: Context): AsyncGenerator<SheetRow> =>
  readXml<SheetRow>(input, (emit) => {
    const rows = new RowReader(context);
    const rich = new RichText(new CellText(rows.tooLong));
    const value = new CellText(rows.tooLong);
    let inside = '';
    return {
      onopentag(tag: string, attributes: Attributes) {
        const name = localName(tag);
        rich.open(name, attributes);
        if (name === 'col' && (isOn(attributes['hidden']) || isNothing(attributes['width']))) {
          context.onHiddenColumns?.(Number(attributes['min']) - 1, Number(attributes['max']) - 1);
        }
        if (name === 'row') rows.beginRow(attributes);
        if (name === 'c') rows.beginCell(attributes);
        if (name === 'v') rows.cell.value = '';
        if (name === 'f') rows.cell.hasFormula = true;
        inside = name;
      },
      ontext(text: string) {
        if (inside === 'v') value.add(text);
        else if (inside === 'f') rows.addFormula(text);
        else rich.add(text);
      },
      onclosetag(tag: string) {
        const name = localName(tag);
        rich.close(name);
        if (name === 'v') rows.cell.value = value.take();
        if (name === 'c') rows.endCell(rich.take());
        if (name === 'row') emit(rows.row);
        inside = '';
      },
    };
  });

class RowReader {
  row: SheetRow = newRow(0);
  cell: StoredCell = newCell({});
  readonly #context: Context;
  #column = -1;
  #formula = '';
  #length = 0;
  #total = 0;

  constructor(context: Context) {
    this.#context = context;
  }

  beginRow({ r = '', hidden, ht }: Attributes): void {
    const { number: previous } = this.row;
    this.row = newRow(/^\d{1,9}$/.test(r) ? Number(r) : previous + 1);
    // Merged cells and pictures are found by the order of the rows.
    if (this.row.number <= previous) this.#fault(sheetMessages.cellUnreadable({ cell: `A${this.row.number}` }));
    this.row.isHidden = isOn(hidden) || isNothing(ht);
    this.#column = -1;
    this.#length = 0;
  }

  beginCell(attributes: Attributes): void {
    this.cell = newCell(attributes);
    this.#column = columnIndex(attributes['r'] ?? '') ?? this.#column + 1;
    this.#formula = '';
  }

  addFormula(text: string): void {
    if (this.#formula.length < FORMULA_START) this.#formula += text.slice(0, FORMULA_START);
  }

  endCell(inline: string): void {
    const { row, cell } = this;
    const here = this.#here();
    const shown = showCell({ ...cell, inline }, this.#context);
    if ('fault' in shown) return this.#fault(shown.fault({ cell: here }));
    const { text } = shown;
    if (text === '') return;
    if (this.#column >= MAX_COLUMNS) return this.#fault(sheetMessages.cellPastLast({ cell: here }));
    if (row.cells.has(this.#column)) return this.#fault(sheetMessages.cellUnreadable({ cell: here }));
    this.#length += text.length;
    this.#total += text.length;
    if (this.#total > MAX_CHARACTERS) throw new FileError(workbookMessages.sheetTooLarge());
    if (this.#length > MAX_LINE_CHARACTERS) {
      return this.#fault(sheetMessages.cellTooLong({ cell: here, max: MAX_LINE_CHARACTERS }));
    }
    row.cells.set(this.#column, text);
    if (LINK.test(this.#formula)) row.notes.push(sheetMessages.linkLost({ cell: here }));
  }

  tooLong = (max: number): Message => workbookMessages.cellTooLong({ cell: this.#here(), max });

  #here = () => `${columnName(this.#column)}${this.row.number}`;

  #fault(problem: Message): void {
    if (this.row.faults.length < MAX_FAULTS) this.row.faults.push(problem);
  }
}

const newCell = (attributes: Attributes): StoredCell => ({
  attributes,
  value: undefined,
  inline: '',
  hasFormula: false,
});
