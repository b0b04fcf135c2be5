import type { Readable } from 'node:stream';
import type { Message } from '../../../../http/messages.ts';
import { FileError } from '../file-error.ts';
import { fileMessages, rowMessages } from '../messages.ts';
import { MAX_LINE_CHARACTERS } from '../lines.ts';
import { CellText } from './cell-text.ts';
import { marked, type FontMarks } from './font-marks.ts';
import { localName, readXml, unescapeText } from '../xml/read-xml.ts';
import { RichText } from './rich-text.ts';
import type { SharedStrings } from './shared-strings.ts';

/** Cells are texts by column (A is 0); `faults` are cells without usable text. */
export type SheetRow = { number: number; cells: Map<number, string>; faults: Message[] };

type Context = { strings: SharedStrings | null; dates: ReadonlySet<number>; marks: ReadonlyMap<number, FontMarks> };
type Attributes = Record<string, string>;

// Excel shows 15 digits; the file has 0.30000000000000004.
const EXCEL_DIGITS = 15;
// Excel's limit.
const MAX_COLUMNS = 16_384;
// Twice that of 200,000 questions. The file size says nothing: one shared string may be in every cell.
const MAX_CHARACTERS = 1_000_000_000;
const MAX_FAULTS = 10;

export const readSheet = (input: Readable, context: Context): AsyncGenerator<SheetRow> =>
  readXml<SheetRow>(input, (emit) => {
    let row: SheetRow = { number: 0, cells: new Map(), faults: [] };
    let cell: Attributes = {};
    let column = -1;
    let inValue = false;
    let length = 0;
    let total = 0;
    const here = () => `${columnName(column)}${row.number}`;
    const tooLong = (max: number) => fileMessages.cellTooLong({ cell: here(), max });
    const value = new CellText(tooLong);
    const rich = new RichText(new CellText(tooLong));
    const fault = (problem: Message) => {
      if (row.faults.length < MAX_FAULTS) row.faults.push(problem);
    };
    const finishCell = () => {
      const plain = cellText(cell, value.take(), rich.take(), context);
      if (plain === null) return fault(faultOf(cell, here()));
      const text = marked(plain, context.marks.get(Number(cell['s'] ?? 0)));
      if (text === '') return;
      if (column >= MAX_COLUMNS) return fault(rowMessages.cellPastLast({ cell: here() }));
      length += text.length;
      total += text.length;
      if (total > MAX_CHARACTERS) throw new FileError(fileMessages.sheetTooLarge());
      if (length > MAX_LINE_CHARACTERS) {
        return fault(rowMessages.cellTooLong({ cell: here(), max: MAX_LINE_CHARACTERS }));
      }
      row.cells.set(column, text);
    };
    return {
      onopentag(tag: string, attributes: Attributes) {
        const name = localName(tag);
        rich.open(name, attributes);
        if (name === 'row') {
          row = { number: rowNumber(attributes['r']) ?? row.number + 1, cells: new Map(), faults: [] };
          column = -1;
          length = 0;
        }
        if (name === 'c') {
          cell = attributes;
          column = attributes['r'] ? columnIndex(attributes['r']) : column + 1;
        }
        if (name === 'v') inValue = true;
      },
      ontext(text: string) {
        if (inValue) value.add(text);
        else rich.add(text);
      },
      onclosetag(tag: string) {
        const name = localName(tag);
        rich.close(name);
        if (name === 'v') inValue = false;
        if (name === 'c') finishCell();
        if (name === 'row') emit(row);
      },
    };
  });

/** Null for dates and errors, whose text is lost. */
function cellText(cell: Attributes, value: string, inline: string, { strings, dates }: Context): string | null {
  switch (cell['t']) {
    case 's':
      return strings?.get(Number(value)) ?? '';
    case 'inlineStr':
      return unescapeText(inline);
    case 'str':
      return unescapeText(value);
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'e':
    case 'd':
      return null;
    default:
      if (value === '') return '';
      return dates.has(Number(cell['s'] ?? 0)) ? null : String(Number(Number(value).toPrecision(EXCEL_DIGITS)));
  }
}

const faultOf = (attributes: Attributes, cell: string) =>
  attributes['t'] === 'e' ? rowMessages.cellIsError({ cell }) : rowMessages.cellIsDate({ cell });

const rowNumber = (reference = '') => (/^\d{1,9}$/.test(reference) ? Number(reference) : undefined);

function columnIndex(reference: string): number {
  let index = 0;
  for (const letter of /^[A-Z]{1,6}/.exec(reference)?.[0] ?? '') index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
