import { toNfc } from 'text/normalise.ts';

// Copied text brings zero-width spaces, word joiners, byte order marks and soft hyphens.
const JUNK = /[\u00AD\u200B\u2060\uFEFF]/g;
// Joiners shape Bangla conjuncts; elsewhere they are junk.
const STRAY_JOINER = /(?<![\u0900-\u0DFF\u200C\u200D])[\u200C\u200D]+/g;
// Direction marks can make a key read as another one.
const DIRECTION = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const SPACES = /[\u00A0\u2007\u202F]/g;
// Some programs break lines by them, and a cell keeps the breaks inside an item of a list apart by them.
const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;
const ANY = /[\u0085\u00A0-\u{10FFFF}\r]/u;

/** NFC, plain spaces, LF, no invisible characters, trimmed. */
export function normaliseText(text: string): string {
  if (!ANY.test(text)) return text.trim();
  const plain = text
    .replace(JUNK, '')
    .replace(STRAY_JOINER, '')
    .replace(DIRECTION, '')
    .replace(SPACES, ' ')
    .replace(LINE_BREAKS, '\n');
  return toNfc(plain).trim();
}
