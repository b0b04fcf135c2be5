import type { Readable } from 'node:stream';
import { localName, readXml, unescapeText } from './read-xml.ts';
import { RichText } from './rich-text.ts';
import type { SharedStrings } from './shared-strings.ts';

/** A row of a sheet: its number, the texts of its cells by column (A is 0), and what cannot be text. */
export type SheetRow = { number: number; cells: Map<number, string>; faults: string[] };

type Context = { strings: SharedStrings | null; dates: ReadonlySet<number> };
type Attributes = Record<string, string>;

// 15 digits are what Excel shows; the file has 0.30000000000000004.
const EXCEL_DIGITS = 15;

/** The rows of a sheet that have cells, one at a time. */
export const readSheet = (input: Readable, context: Context): AsyncGenerator<SheetRow> =>
  readXml<SheetRow>(input, (emit) => {
    const rich = new RichText();
    let row: SheetRow = { number: 0, cells: new Map(), faults: [] };
    let cell: Attributes = {};
    let column = -1;
    let value = '';
    let inValue = false;
    const finishCell = () => {
      const text = cellText(cell, value, rich.take(), context);
      if (text === null) row.faults.push(`cell ${columnName(column)}${row.number} is ${faultOf(cell)}`);
      else if (text !== '') row.cells.set(column, text);
    };
    return {
      onopentag(tag: string, attributes: Attributes) {
        const name = localName(tag);
        rich.open(name);
        if (name === 'row') {
          row = { number: Number(attributes['r'] ?? row.number + 1), cells: new Map(), faults: [] };
          column = -1;
        }
        if (name === 'c') {
          cell = attributes;
          column = attributes['r'] ? columnIndex(attributes['r']) : column + 1;
          value = '';
        }
        if (name === 'v') inValue = true;
      },
      ontext(text: string) {
        if (inValue) value += text;
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

/** The text that a cell shows; null for a date and an error, whose text is lost. */
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

const faultOf = (cell: Attributes) =>
  cell['t'] === 'e'
    ? 'an error: format the column as text'
    : 'a date: the spreadsheet has replaced what was written; format the column as text and write it again';

function columnIndex(reference: string): number {
  let index = 0;
  for (const letter of /^[A-Z]+/.exec(reference)?.[0] ?? '') index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}

export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
