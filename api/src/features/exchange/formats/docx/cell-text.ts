import { isBody } from '../../../../texts/damage/damaged-text.ts';
import { plainText } from '../../../../texts/html.ts';
import { normaliseText } from '../../../../texts/normalise.ts';

const BREAKS = /<\/?(?:p|br|li|ul|ol|div|tr|h[1-6])\b[^<>]*>/i;
// A text without them may mean something else.
const MARK = /<(?:s|sup|sub)>/;
const OTHER_TAG = /<(?!\/?(?:s|sup|sub)>)[^<>]*>/g;

const linesOf = (html: string, textOf: (line: string) => string): string =>
  html.split(BREAKS).map(textOf).filter(Boolean).join('\n');

/** Line by line, without markup. */
export const cellText = (html: string): string =>
  // Most cells are plain, and the parser of HTML is slow.
  linesOf(html, (line) => (/[<&]/.test(line) ? plainText(line) : normaliseText(line)));

/** Bodies keep their markup; in other columns lines count, and marks stay for the import to refuse or to report. */
export function cellOf(column: string, html: string): string {
  if (isBody(column)) return html;
  return MARK.test(html) ? linesOf(html, (line) => normaliseText(line.replace(OTHER_TAG, ''))) : cellText(html);
}
