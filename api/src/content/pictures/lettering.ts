import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

// Each file of Hind Siliguri holds one script.
const FOLDER = new URL('files/', import.meta.resolve('@fontsource/hind-siliguri/package.json'));
const load = (weight: number) =>
  ['latin', 'bengali'].map(
    (script) => create(readFileSync(new URL(`hind-siliguri-${script}-${weight}-normal.woff2`, FOLDER))) as Font,
  );
const FONTS = { regular: load(400), bold: load(600) };

export type Type = { weight: keyof typeof FONTS; size: number };

/** `at` takes the position of the baseline; lengths are pixels of the picture. */
export function line(text: string, { weight, size }: Type) {
  let width = 0;
  const paths: string[] = [];
  for (const run of splitByFont(text, FONTS[weight])) {
    const scale = size / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text);
    for (const [index, glyph] of glyphs.entries()) {
      const at = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
      const matrix = [scale, 0, 0, -scale, width + at.xOffset * scale, -at.yOffset * scale].join(' ');
      paths.push(`<path transform="matrix(${matrix})" d="${glyph.path.toSVG()}"/>`);
      width += at.xAdvance * scale;
    }
  }
  return { width, at: (x: number, y: number) => `<g transform="translate(${x} ${y})">${paths.join('')}</g>` };
}

export function wrap(text: string, { weight, size, width }: Type & { width: number }) {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length === 0 || line(longer, { weight, size }).width > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function splitByFont(text: string, fonts: Font[]) {
  const runs: { font: Font; text: string }[] = [];
  for (const char of text) {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(char.codePointAt(0) ?? 0));
    if (!font) throw new Error(`Hind Siliguri has no letter "${char}" (in "${text}"); write the text without it.`);
    const last = runs.at(-1);
    if (last?.font === font) last.text += char;
    else runs.push({ font, text: char });
  }
  return runs;
}
