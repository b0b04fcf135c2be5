import { codePoint } from 'dingbat-to-unicode';

const FONTS = /^(?:symbol|wingdings(?: [23])?|webdings)$/i;
// Fonts of symbols have their characters here.
const isPrivate = (code: number) => code >= 0xe000 && code <= 0xf8ff;
const toOwnCode = (code: number) => (code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code);

/** The character of a `w:sym`; undefined where the font is not known. */
export function symbolText(font: string, hex: string): string | undefined {
  const code = /^[0-9a-f]{1,6}$/i.test(hex) ? Number.parseInt(hex, 16) : 0;
  if (FONTS.test(font)) return codePoint(font, toOwnCode(code))?.string;
  return code < 0x20 || code > 0x10ffff || isPrivate(code) ? undefined : String.fromCodePoint(code);
}

/** Text that was typed in a font of symbols, where `a` looks like `α`; undefined where a character is not known. */
export function readSymbols(text: string, font: string | undefined): string | undefined {
  if (font === undefined || !FONTS.test(font)) return text;
  const characters = Array.from(text, (character) => {
    const code = toOwnCode(character.codePointAt(0)!);
    return code > 0xff || /\s/.test(character) ? character : codePoint(font, code)?.string;
  });
  return characters.includes(undefined) ? undefined : characters.join('');
}
