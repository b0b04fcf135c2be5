import { cutText } from 'server/cut-text.ts';
import type { Message } from '../../../http/messages.ts';
import { sheetMessages } from './messages.ts';

type Named = { name: string };

const MAX_NAMED = 20;
const MAX_NAME = 60;

/** The warning that names the sheets with cells that are not read. */
export function notReadSheets<Sheet extends Named>(read: Sheet, filled: readonly Sheet[]): Message[] {
  const names = filled.filter((sheet) => sheet !== read).map(({ name }) => cutText(name, MAX_NAME));
  if (names.length === 0) return [];
  const shown = names.slice(0, MAX_NAMED);
  return [
    sheetMessages.sheetsNotRead({
      sheet: cutText(read.name, MAX_NAME),
      names: shown,
      more: names.length - shown.length,
    }),
  ];
}
