// Draws public/icons from public/mark.svg: what phones and desktops show of an installed site.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';

const PUBLIC = new URL('../public/', import.meta.url);
const COLOUR = '#0b5563';

const mark = readFileSync(new URL('mark.svg', PUBLIC), 'utf8');

/** Without the round corners, on the whole square: systems cut out their own shape. */
const square = (scale: number) =>
  mark
    .replace(
      /<rect [^>]+>/,
      `<rect width="32" height="32" fill="${COLOUR}"/><g transform="translate(16 16) scale(${scale}) translate(-16 -16)">`,
    )
    .replace('</svg>', '</g></svg>');

const draw = (svg: string, size: number, name: string) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ palette: true, colours: 8, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(new URL(`icons/${name}.png`, PUBLIC).pathname);

await draw(mark, 192, '192');
await draw(mark, 512, '512');
// A circle of 80 % of the square is never cut.
await draw(square(0.8), 512, 'maskable');
await draw(square(1), 180, 'apple');
