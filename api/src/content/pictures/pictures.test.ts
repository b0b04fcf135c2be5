import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../features/images/sizes.ts';
import { encodeVariant } from '../../features/images/variants.ts';
import { cover } from './covers.ts';
import { line, wrap } from './lettering.ts';
import { outline } from './outline.ts';

const PICTURES = fileURLToPath(new URL('../site/pictures/', import.meta.url));
const QUESTIONS = fileURLToPath(new URL('../questions/pictures/', import.meta.url));
/** What a phone 360 pixels wide with two or three device pixels to each takes of the sizes that are served. */
const PHONE_WIDTH = 1_024;
const MAX_ON_A_PHONE = 60_000;
const SIZES: Record<string, [width: number, height: number]> = {
  banner: [668, 668],
  icon: [200, 200],
  article: [1200, 480],
  ebook: [400, 600],
};

describe('lettering', () => {
  const type = { weight: 'bold', size: 40 } as const;

  it('breaks a title into lines that fit, with every word', () => {
    const title = 'Principles of Epidemiology in Public Health Practice';
    const lines = wrap(title, { ...type, width: 332 });
    expect(lines.join(' ')).toBe(title);
    expect(Math.max(...lines.map((one) => line(one, type).width))).toBeLessThanOrEqual(332);
  });

  it('sets Bangla beside Latin, with Bangla ligatures', () => {
    expect(line('RX Aid সহায়িকা', type).width).toBeGreaterThan(line('RX Aid', type).width);
    expect(line('ক্ষ', type).width).toBeLessThan(line('কষ', type).width);
  });

  it('names the letter that the font lacks', () => {
    expect(() => line('医', type)).toThrow('no letter "医"');
  });
});

it('leaves no text that needs a font in a drawing', () => {
  const drawn = outline('<svg><text x="5" y="9" font-size="8" font-weight="600" fill="#fff">Q &amp; A</text></svg>');
  expect(drawn).not.toContain('<text');
  expect(drawn).toContain('<g fill="#fff"><g transform="translate(5 9)">');
});

it('draws the same cover for the same book, and another one for another', () => {
  const book = { id: 'one', book_name: 'Surgery: a handbook', author: 'A. Rahman, Open Press', category: 'Surgery' };
  expect(cover(book)).toBe(cover(book));
  expect(cover({ ...book, id: 'two' })).not.toBe(cover(book));
});

it('is in the folder in the sizes that the pages request', async () => {
  const names = await readdir(PICTURES);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const { width, height, format } = await sharp(await readFile(`${PICTURES}${name}`)).metadata();
    expect([format, width, height], name).toEqual(['webp', ...(SIZES[name.split('-')[0] ?? ''] ?? [])]);
  }
});

it('weighs at most 60 kB at the width of a phone', async () => {
  const names = await readdir(QUESTIONS);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const original = await readFile(`${QUESTIONS}${name}`);
    for (const format of FORMATS) {
      const { length } = await encodeVariant(original, { width: PHONE_WIDTH, format });
      expect(length, `${name} as ${format}`).toBeLessThanOrEqual(MAX_ON_A_PHONE);
    }
  }
});
