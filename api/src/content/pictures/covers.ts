import { z } from 'zod';
import { seededRandom } from './chance.ts';
import { line, wrap, type Type } from './lettering.ts';
import { MOTIF, MOTIFS, PLAIN } from './motifs.ts';
import { COLOUR } from './palette.ts';

const WIDTH = 400;
const HEIGHT = 600;
const MARGIN = 34;
const INNER = WIDTH - 2 * MARGIN;
const FOOT = 84;
const FOOT_LEADING = 25;
const HEADING_TOP = 70;
const HEADING_HEIGHT = 156;
const SMALLEST = 28;
const TITLE_SIZES = [50, 46, 42, 38, 36, 34, 32, 30, SMALLEST];
const LEADING = 1.08;
const SMALL: Type = { weight: 'regular', size: 19 };
const SMALL_LEADING = 24;
const NAME: Type = { weight: 'bold', size: 20 };

export const Book = z.object({ id: z.string(), book_name: z.string(), author: z.string(), category: z.string() });
export type Book = z.infer<typeof Book>;

export function cover(book: Book): string {
  const { field, draw } = MOTIFS[book.category] ?? PLAIN;
  const motifTop = HEIGHT - FOOT - MOTIF.height;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${field}"/>
<rect y="${motifTop}" width="${WIDTH}" height="${MOTIF.height}" fill="${COLOUR.night}" opacity=".35"/>
<svg y="${motifTop}" width="${MOTIF.width}" height="${MOTIF.height}">${draw(seededRandom(book.id))}</svg>
${seriesMark(book.category)}${heading(book.book_name)}${foot(book.author)}</svg>`;
}

/** One bubble per category, as on an answer sheet; the book's own is filled. */
const seriesMark = (category: string) =>
  Object.keys(MOTIFS)
    .map((one, index) => {
      const isOwn = one === category;
      const [inside, edge] = isOwn ? [COLOUR.marigold, COLOUR.marigold] : ['none', COLOUR.mist];
      return `<circle cx="${MARGIN + 7 + index * 22}" cy="42" r="6.5" fill="${inside}" stroke="${edge}" stroke-width="2"/>`;
    })
    .join('');

function heading(name: string): string {
  const [title = name, subtitle = ''] = name.split(/: |, (?=\d)/);
  const small = subtitle === '' ? [] : wrap(capitalised(subtitle), { ...SMALL, width: INNER });
  const room = HEADING_HEIGHT - small.length * SMALL_LEADING;
  const size = TITLE_SIZES.find((size) => fits(title, size, room)) ?? SMALLEST;
  const lines = wrap(title, { weight: 'bold', size, width: INNER });
  const below = HEADING_TOP + lines.length * size * LEADING + 22;
  return (
    `<g fill="${COLOUR.sheet}">${stack(lines, { weight: 'bold', size }, HEADING_TOP + size * 0.82, size * LEADING)}</g>` +
    `<g fill="${COLOUR.tint}">${stack(small, SMALL, below, SMALL_LEADING)}</g>`
  );
}

const stack = (lines: string[], type: Type, first: number, leading: number) =>
  lines.map((text, index) => line(text, type).at(MARGIN, first + index * leading)).join('');

const fits = (title: string, size: number, room: number) => {
  const lines = wrap(title, { weight: 'bold', size, width: INNER });
  const isNarrow = lines.every((text) => line(text, { weight: 'bold', size }).width <= INNER);
  return isNarrow && lines.length * size * LEADING <= room;
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Drops the licence in brackets; it is on the page. */
function foot(author: string): string {
  const [who = author, ...rest] = author.replace(/(?<!\s)\s*\([^()]*\)$/, '').split(', ');
  const top = HEIGHT - FOOT;
  const names = wrap(who, { ...NAME, width: INNER });
  const lines = names.length + (rest.length > 0 ? 1 : 0);
  const first = top + FOOT / 2 - ((lines - 1) * FOOT_LEADING) / 2 + 7;
  const house = stack([rest.join(', ')], SMALL, first + names.length * FOOT_LEADING, FOOT_LEADING);
  return (
    `<rect y="${top}" width="${WIDTH}" height="${FOOT}" fill="${COLOUR.sheet}"/>` +
    `<g fill="${COLOUR.ink}">${stack(names, NAME, first, FOOT_LEADING)}${house}</g>`
  );
}
