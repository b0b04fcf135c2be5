import { safeHtml } from '../graphql/safe-html.ts';
import { leaveOut } from './unreadable.ts';

/** The HTML of a row, cleaned. What it loses is reported by field and kind, such as `stem.hiddenText`. */
export const htmlText = (field: string, html: string): string => safeHtml(html, (loss) => leaveOut(`${field}.${loss}`));

export const htmlOrNull = (field: string, html: string | null | undefined): string | null =>
  html == null ? null : htmlText(field, html);
