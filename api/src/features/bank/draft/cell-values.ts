import { readNumber } from 'text/number.ts';
import type { Message } from '../../../http/messages.ts';
import { rowMessages } from './messages.ts';

type Refuse = (reason: Message) => void;

export const lines = (cell: string) =>
  cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Codes of items, separated by semicolons, commas or spaces. */
export const readItems = (cell: string) => cell.split(/[;,\s]+/).filter(Boolean);

export function readMarks(text: string, field: string, refuse: Refuse): number | undefined {
  const marks = readNumber(text);
  if (text !== '' && marks === undefined) refuse(rowMessages.notANumber({ field, text }));
  return marks;
}

/** `1;2;1`, in the order of the model points; undefined where all weigh the same. */
export function readWeights(text: string, field: string, refuse: Refuse): number[] | undefined {
  if (text === '') return undefined;
  return text.split(/[;\n]/).map((piece) => {
    const weight = readNumber(piece);
    if (weight === undefined) refuse(rowMessages.notAWeight({ field, text: piece.trim() }));
    return weight ?? NaN;
  });
}
