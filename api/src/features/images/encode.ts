import { openImage } from './decode.ts';
import type { Variant } from './sizes.ts';

type Format = Variant['format'];

const QUALITY: Record<Format, number> = { avif: 57, webp: 72, jpeg: 72 };
const AVIF_EFFORT = 2;

/** A whole picture, in a format that phones ask for, at most this wide and of this many bytes. */
export const PHONE = { width: 1_024, bytes: 60_000 };
// Below the last, words in a picture blur.
const LOWER_QUALITIES: Record<Format, number[]> = { avif: [47, 38], webp: [60, 48], jpeg: [] };
// Narrowing smooths noise, so bytes fall faster than the area: small steps keep the picture as wide as can be.
const NARROWER = { far: 0.7, near: 0.85 };

export function encode(
  original: Buffer,
  { width, height, format }: Variant,
  quality = QUALITY[format],
): Promise<Buffer> {
  const image = openImage(original).resize({
    width,
    ...(height !== undefined && { height }),
    fit: height === undefined ? 'inside' : 'cover',
    withoutEnlargement: true,
  });
  if (format === 'avif') image.avif({ quality, effort: AVIF_EFFORT });
  else if (format === 'webp') image.webp({ quality });
  else image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true });
  return image.toBuffer();
}

export const isForPhones = ({ width, height, format }: Variant) =>
  width <= PHONE.width && height === undefined && format !== 'jpeg';

const isFar = (bytes: Buffer) => bytes.length > 2 * PHONE.bytes;

/** Lowers the quality until the picture fits in `PHONE.bytes`, then its width. */
export async function encodeForPhone(original: Buffer, variant: Variant): Promise<Buffer> {
  let bytes = await encode(original, variant);
  let quality = QUALITY[variant.format];
  const lowerQualities = LOWER_QUALITIES[variant.format];
  // A middle quality saves a third at most.
  for (const lower of isFar(bytes) ? lowerQualities.slice(-1) : lowerQualities) {
    if (bytes.length <= PHONE.bytes) return bytes;
    quality = lower;
    bytes = await encode(original, variant, quality);
  }
  let width = Math.min(variant.width, (await openImage(original).metadata()).width);
  while (bytes.length > PHONE.bytes) {
    width = Math.ceil(width * (isFar(bytes) ? NARROWER.far : NARROWER.near));
    bytes = await encode(original, { ...variant, width }, quality);
  }
  return bytes;
}
