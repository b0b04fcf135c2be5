import { format, formatColor, getFormatInfo, isDateFormat } from 'numfmt';
import type { Message } from '../../../../http/messages.ts';
import { sheetMessages } from '../../sheet/messages.ts';

type Fault = (params: { cell: string }) => Message;
type Shown = { text: string } | { fault: Fault };

/** How a style shows what is in a cell. */
export type CellFormat = { number: (stored: string) => Shown; text: (stored: string) => Shown };

const EXCEL_DIGITS = 15;
const MAX_FORMAT_CHARACTERS = 255;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/;

// ECMA-376 part 1, 18.8.30. Formats 5 to 8, 42 and 44 have the currency of the computer; files write them out.
const BUILT_IN: Readonly<Record<number, string>> = {
  0: 'General',
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  37: '#,##0 ;(#,##0)',
  38: '#,##0 ;[Red](#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;[Red](#,##0.00)',
  41: '_(* #,##0_);_(* \\(#,##0\\);_(* "-"_);_(@_)',
  43: '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)',
  48: '##0.0E+0',
  49: '@',
};
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58 && id !== 48 && id !== 49);

const LITERALS = /"[^"]*"|\\./g;
// Digits of another script, which the library does not write.
const OTHER_DIGITS = /\[(?:DBNum|NatNum)|\[\$[^\]]*-0*[1-9A-F][0-9A-F]{6,}\]/i;
// A locale changes dates alone; the library would change the decimal point of numbers by it.
const LOCALE = /\[\$([^\]-]*)-[0-9A-Za-z]+\]/g;
const FILL = '\u0001';
const TEXT = '\u0002';

const stored = (text: string): Shown => ({ text });
const always =
  (fault: Fault): CellFormat['number'] =>
  () => ({ fault });

/** By the id of a number format, and its code where the file has one. */
export function toCellFormat(id: number, code = BUILT_IN[id]): CellFormat {
  if (code === undefined) {
    const fault = isBuiltInDate(id) ? sheetMessages.cellIsDate : sheetMessages.cellFormat;
    return { number: always(fault), text: stored };
  }
  if (code.length > MAX_FORMAT_CHARACTERS) {
    return { number: always(sheetMessages.cellFormat), text: always(sheetMessages.cellFormat) };
  }
  const bare = code.replace(LITERALS, '');
  const isDate = isDateFormat(code) || /[dmyhs]/i.test(bare.replace(/\[[^[\]]*\]/g, ''));
  if (isDate) return { number: always(sheetMessages.cellIsDate), text: showText(code, bare) };
  if (/^(?:general|@)$/i.test(bare.trim()) && bare === code) return { number: showGeneral, text: stored };
  const isUnclear = OTHER_DIGITS.test(bare) || ['error', 'text'].includes(getFormatInfo(code).type);
  const shown = code.replace(LOCALE, (_, currency: string) => (currency === '' ? '' : `"${currency}"`));
  return { number: isUnclear ? always(sheetMessages.cellFormat) : showNumber(shown), text: showText(shown, bare) };
}

/** Excel shows 15 digits; the file has 0.30000000000000004. */
function showGeneral(text: string): Shown {
  const value = readStored(text);
  if (typeof value !== 'number') return value;
  return stored(
    String(value).replace(/e([+-])(\d+)$/, (_, sign: string, digits: string) => `E${sign}${digits.padStart(2, '0')}`),
  );
}

function readStored(text: string): number | { fault: Fault } {
  if (!NUMBER.test(text.trim())) return { fault: sheetMessages.cellUnreadable };
  const value = Number(Number(text).toPrecision(EXCEL_DIGITS));
  if (!Number.isFinite(value)) return { fault: sheetMessages.cellUnreadable };
  const isRounded = Math.abs(value) >= 10 ** EXCEL_DIGITS && value !== Number(text);
  return isRounded ? { fault: sheetMessages.cellTooPrecise } : value;
}

const showNumber =
  (code: string): CellFormat['number'] =>
  (text) => {
    const value = readStored(text);
    if (typeof value !== 'number') return value;
    const shown = withoutPadding(code, value);
    if (typeof shown !== 'string') return shown;
    if (shown === '') return { fault: sheetMessages.cellShowsNothing };
    const isRedAlone = value < 0 && !/[-−–(]/.test(shown) && formatColor(code, value) !== undefined;
    return isRedAlone ? { fault: sheetMessages.cellNegativeByColour } : stored(shown);
  };

/** Formats without a section for text show it as it is. */
function showText(code: string, bare: string): CellFormat['text'] {
  if (!bare.includes('@') && bare.split(';').length < 4) return stored;
  const frame = withoutPadding(code, TEXT);
  if (typeof frame !== 'string') return always(sheetMessages.cellFormat);
  if (frame === TEXT) return stored;
  const fault = frame === '' ? sheetMessages.cellShowsNothing : sheetMessages.cellFormat;
  return (text) =>
    text === '' ? stored('') : frame.includes(TEXT) ? stored(frame.replaceAll(TEXT, () => text)) : { fault };
}

/** Without the spaces that align numbers in a column. */
function withoutPadding(code: string, value: number | string): string | { fault: Fault } {
  try {
    const shown = format(code, value, { locale: 'en', fillChar: FILL }).replaceAll(`${FILL} `, '');
    return shown.includes(FILL) ? { fault: sheetMessages.cellFormat } : shown.replace(/ {2,}/g, ' ').trim();
  } catch {
    return { fault: sheetMessages.cellFormat };
  }
}
