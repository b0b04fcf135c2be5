// Zero-width space, word joiner, byte order mark and soft hyphen come along with copied text and mean nothing.
const JUNK = /[\u00AD\u200B\u2060\uFEFF]/g;
// The joiners shape Bangla conjuncts, so they go only where no Indic letter stands before them.
const STRAY_JOINER = /(?<![\u0900-\u0DFF\u200C\u200D])[\u200C\u200D]+/g;
// Marks of writing direction can make a key read as another one.
const DIRECTION = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const SPACES = /[\u00A0\u2007\u202F]/g;
const ANY = /[\u00A0-\u{10FFFF}\r]/u;

/** Text as the bank keeps it: NFC, plain spaces, LF line breaks, no invisible junk, trimmed. */
export function normaliseText(text: string): string {
  if (!ANY.test(text)) return text.trim();
  return text
    .replace(JUNK, '')
    .replace(STRAY_JOINER, '')
    .replace(DIRECTION, '')
    .replace(SPACES, ' ')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
    .trim();
}
