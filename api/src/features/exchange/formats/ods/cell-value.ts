import type { Message } from '../../../../http/messages.ts';
import { sheetMessages } from '../../sheet/messages.ts';
import type { Attributes } from './styles.ts';

type Fault = (params: { cell: string }) => Message;

const ERROR = /^(?:#[A-Z0-9/?!]+|Err:\d{3})$/;
// A column too narrow for its numbers.
const NARROW = /^#+$/;
const DIGITS = /^[\d\s.,]+$/;

/** What a person sees in the cell, or why that cannot be known. `text` is undefined without a paragraph. */
export function showCell(attributes: Attributes, text: string | undefined): { text: string } | { fault: Fault } {
  const type = attributes['value-type'];
  const formula = attributes['formula'];
  const isError = attributes['calcext:value-type'] === 'error' || (formula !== undefined && ERROR.test(text ?? ''));
  if (isError) return { fault: sheetMessages.cellIsError };
  if (type === 'date' || type === 'time') return { fault: sheetMessages.cellIsDate };
  if (type === undefined && formula !== undefined && text === undefined)
    return { fault: sheetMessages.cellNotCalculated };
  if (type === undefined) return { text: text ?? '' };
  const value = attributes['string-value'] ?? '';
  if (type === 'string' && (text !== '' || value === '')) return { text: text ?? value };
  if (text === undefined || NARROW.test(text)) return { fault: sheetMessages.cellWithoutText };
  if (text === '') return { fault: sheetMessages.cellShowsNothing };
  const isNegative = Number(attributes['value'] ?? 0) < 0;
  return isNegative && DIGITS.test(text) ? { fault: sheetMessages.cellNegativeByColour } : { text };
}
