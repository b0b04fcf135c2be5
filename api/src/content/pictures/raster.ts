import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const QUALITIES = [90, 84, 78, 70, 60];

export type Picture = { name: string; svg: string; width: number; height: number; maxBytes: number };

/** Uses the best quality that keeps `maxBytes`. Returns the size in bytes. */
export async function writePicture(folder: URL, { name, svg, width, height, maxBytes }: Picture): Promise<number> {
  const pixels = await sharp(Buffer.from(svg)).resize(width, height).png().toBuffer();
  const lossless = await sharp(pixels).webp({ lossless: true, effort: 6 }).toBuffer();
  const encoded = lossless.length <= maxBytes ? lossless : await lossy(pixels, maxBytes);
  if (!encoded) throw new Error(`${name} is over ${maxBytes} bytes at every quality; draw it with fewer shapes.`);
  await writeFile(new URL(name, folder), encoded);
  return encoded.length;
}

async function lossy(pixels: Buffer, maxBytes: number): Promise<Buffer | undefined> {
  for (const quality of QUALITIES) {
    const encoded = await sharp(pixels).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (encoded.length <= maxBytes) return encoded;
  }
  return undefined;
}
