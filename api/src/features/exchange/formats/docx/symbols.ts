import { isSymbolFont, readSymbols } from 'text/symbol-font.ts';

// Fonts of symbols have their characters here.
const isPrivate = (code: number) => code >= 0xe000 && code <= 0xf8ff;

/** The character of a `w:sym`; undefined where the font is not known. */
export function symbolText(font: string, hex: string): string | undefined {
  const code = /^[0-9a-f]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : 0;
  if (code < 0x20 || code > 0x10ffff) return undefined;
  if (isSymbolFont(font)) return readSymbols(String.fromCodePoint(code), font);
  return isPrivate(code) ? undefined : String.fromCodePoint(code);
}

/** Text that was typed in a font of symbols, where `a` looks like `α`; undefined where a character is not known. */
export const readTyped = (text: string, font: string | undefined): string | undefined =>
  font === undefined || !isSymbolFont(font) ? text : readSymbols(text, font);
