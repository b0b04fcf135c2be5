import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { Book, cover } from './covers.ts';
import { outline } from './outline.ts';
import { writePicture, type Picture } from './raster.ts';

const SITE = new URL('../site/', import.meta.url);
const QUESTIONS = new URL('../questions/pictures/', import.meta.url);
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

/** Each in the size of its drawing, twice as sharp as most screens show it. */
async function questionPictures(): Promise<Picture[]> {
  const from = new URL('questions/', import.meta.url);
  const files = (await readdir(from)).sort();
  return Promise.all(
    files.map(async (file) => {
      const svg = outline(await readFile(new URL(file, from), 'utf8'));
      const [width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.slice(1).map(Number);
      return { name: file.replace('.svg', '.webp'), svg, width: width!, height: height!, maxBytes: 40 * KB };
    }),
  );
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
async function write(folder: URL, pictures: readonly Picture[]) {
  for (const picture of pictures) {
    if (filters.length > 0 && !filters.some((word) => picture.name.includes(word))) continue;
    console.log(`${picture.name}  ${await writePicture(folder, picture)} bytes`);
  }
}

await write(new URL('pictures/', SITE), [...(await drawings()), ...(await covers())]);
await write(QUESTIONS, await questionPictures());
