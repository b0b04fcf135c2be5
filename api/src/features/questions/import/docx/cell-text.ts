import { plainText } from '../html.ts';

const BODY = /^(?:stem|explanation|(?:option|reason|part)_[a-j])$/;
const BREAKS = /<\/?(?:p|br|li|ul|ol|div|tr|h[1-6])\b[^<>]*>/i;

/** Line by line, without markup. */
export const cellText = (html: string): string =>
  html
    .split(BREAKS)
    .map((line) => plainText(line))
    .filter(Boolean)
    .join('\n');

/** Bodies keep their markup; in other columns lines count. */
export const cellOf = (column: string, html: string): string => (BODY.test(column) ? html : cellText(html));
