import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { Book, cover } from './covers.ts';
import { outline } from './outline.ts';
import { writePicture, type Picture } from './raster.ts';

const SITE = new URL('../site/', import.meta.url);
const KB = 1_000;

const DRAWINGS = [
  { folder: 'banners', prefix: 'banner', width: 668, height: 668, maxBytes: 30 * KB },
  { folder: 'icons', prefix: 'icon', width: 200, height: 200, maxBytes: 6 * KB },
  { folder: 'articles', prefix: 'article', width: 1200, height: 480, maxBytes: 25 * KB },
];

async function drawings(): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const { folder, prefix, ...size } of DRAWINGS) {
    const from = new URL(`${folder}/`, import.meta.url);
    for (const file of (await readdir(from)).sort()) {
      const svg = outline(await readFile(new URL(file, from), 'utf8'));
      pictures.push({ name: `${prefix}-${file.replace('.svg', '.webp')}`, svg, ...size });
    }
  }
  return pictures;
}

async function covers(): Promise<Picture[]> {
  const books = z.array(Book).parse(JSON.parse(await readFile(new URL('ebooks.json', SITE), 'utf8')));
  return books.map((book) => ({
    name: `ebook-${book.id}.webp`,
    svg: cover(book),
    width: 400,
    height: 600,
    maxBytes: 20 * KB,
  }));
}

const filters = process.argv.slice(2);
for (const picture of [...(await drawings()), ...(await covers())]) {
  if (filters.length > 0 && !filters.some((word) => picture.name.includes(word))) continue;
  console.log(`${picture.name}  ${await writePicture(new URL('pictures/', SITE), picture)} bytes`);
}
