import { plainText } from '../html.ts';
import { normaliseText } from '../normalise.ts';

const BODY = /^(?:stem|explanation|(?:option|reason|part)_[a-j])$/;
const BREAKS = /<\/?(?:p|br|li|ul|ol|div|tr|h[1-6])\b[^<>]*>/i;

/** Line by line, without markup. */
export const cellText = (html: string): string =>
  html
    .split(BREAKS)
    // Most cells are plain, and the parser of HTML is slow.
    .map((line) => (/[<&]/.test(line) ? plainText(line) : normaliseText(line)))
    .filter(Boolean)
    .join('\n');

/** Bodies keep their markup; in other columns lines count. */
export const cellOf = (column: string, html: string): string => (BODY.test(column) ? html : cellText(html));
