import { plainText } from '../html.ts';

const BREAKS = /<\/?(?:p|br|li|ul|ol|div|tr|h[1-6])\b[^<>]*>/i;

/** Line by line, without markup. */
export const cellText = (html: string): string =>
  html
    .split(BREAKS)
    .map((line) => plainText(line))
    .filter(Boolean)
    .join('\n');
