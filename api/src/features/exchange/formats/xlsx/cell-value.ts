import type { Message } from '../../../../http/messages.ts';
import { sheetMessages } from '../../sheet/messages.ts';
import { unescapeText } from '../../files/read-xml.ts';
import { markedRuns } from '../../sheet/font-marks.ts';
import type { SharedStrings } from './shared-strings.ts';
import { DEFAULT_STYLE, type CellStyle } from './styles.ts';

/** A `c` element: `value` is undefined without a `v`. */
export type StoredCell = {
  attributes: Record<string, string>;
  value: string | undefined;
  inline: string;
  hasFormula: boolean;
};

export type CellContext = {
  strings: SharedStrings | null;
  styles: readonly CellStyle[];
  isCalculatedLater: boolean;
};

type Fault = (params: { cell: string }) => Message;

/** What a person sees in the cell, or why that cannot be known. */
export function showCell(cell: StoredCell, context: CellContext): { text: string } | { fault: Fault } {
  const { t: type = 'n', s = '0' } = cell.attributes;
  const { format, font } = context.styles[Number(s)] ?? DEFAULT_STYLE;
  const hasValue = cell.value !== undefined && (cell.value !== '' || type === 'str');
  if (cell.hasFormula && (!hasValue || context.isCalculatedLater)) return { fault: sheetMessages.cellNotCalculated };
  const { value = '' } = cell;
  if (type === 'e') return { fault: sheetMessages.cellIsError };
  if (type === 'd') return { fault: sheetMessages.cellIsDate };
  if (type === 'n') {
    if (value === '') return { text: '' };
    const shown = format.number(value);
    return 'fault' in shown ? shown : { text: markedRuns(shown.text, font) };
  }
  const text = readText(type, cell, context);
  if (text === undefined) return { fault: sheetMessages.cellUnreadable };
  const shown = format.text(markedRuns(text, font));
  return shown;
}

/** Undefined if there is none. */
function readText(type: string, { value = '', inline }: StoredCell, { strings }: CellContext): string | undefined {
  switch (type) {
    case 's':
      return value === '' ? '' : strings?.get(Number(value));
    case 'inlineStr':
      return unescapeText(inline);
    case 'str':
      return unescapeText(value);
    case 'b':
      return { 0: 'FALSE', 1: 'TRUE', false: 'FALSE', true: 'TRUE' }[value.trim()];
    default:
      return undefined;
  }
}
