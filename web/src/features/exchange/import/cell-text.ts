import { plainText } from '../../studio/shell/index.ts';

const TAG = /<[^<>]*>/g;

/** The text of a cell. Nobody has cleaned it yet, so its tags never reach a parser. */
export const cellText = (cell: string, max: number) => plainText(cell.slice(0, max).replaceAll(TAG, ' '));
