import { codePoint } from 'dingbat-to-unicode';

const FONTS = /^(?:symbol|wingdings(?: [23])?|webdings)$/i;
// Where fonts of symbols have their 256 signs.
const toSign = (code: number) => (code >= 0xf0_00 && code <= 0xf0_ff ? code - 0xf0_00 : code);

/** Whether letters of the font look like other characters: "m" in Symbol like "μ". */
export const isSymbolFont = (font: string): boolean => FONTS.test(font);

/** What a text in a font of symbols shows; undefined where a sign has no character. Other scripts show as they are. */
export function readSymbols(text: string, font: string): string | undefined {
  const shown = Array.from(text, (character) => {
    const sign = toSign(character.codePointAt(0)!);
    return sign > 0xff || /\s/.test(character) ? character : codePoint(font, sign)?.string;
  });
  return shown.includes(undefined) ? undefined : shown.join('');
}

/** The same for a run of a text: signs without a character become the font's own codes, which mean nothing elsewhere. */
export const showSymbols = (text: string, font: string): string =>
  Array.from(
    text,
    (sign) => readSymbols(sign, font) ?? String.fromCodePoint(0xf0_00 + toSign(sign.codePointAt(0)!)),
  ).join('');
