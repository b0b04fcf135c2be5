import { plainText } from '../../../components/plain-text.ts';

/** Without those that change what a text says. */
const TAG = /<(?!\/?(?:del|s|sub|sup)>)[^<>]*>/g;

/** The text of a cell. Nobody has cleaned it yet, so no other tag of it reaches a parser. */
export const cellText = (cell: string, max: number) => plainText(cell.slice(0, max).replaceAll(TAG, ' '));
