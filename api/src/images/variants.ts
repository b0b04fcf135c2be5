import { z } from 'zod';
import { imageWork, openImage } from './decode.ts';
import type { ImageFiles } from './files.ts';

// What readers may ask for is a short list, so that nobody fills disk and cores with sizes of 401, 402, 403 … pixels.
const SIDES = [48, 96, 144, 200, 288, 400, 668, 1_024, 2_048];
const QUALITIES = [50, 72, 85];
const DEFAULT_QUALITY = 72;
// An AVIF larger than this takes seconds to encode.
const MAX_AVIF_SIDE = 1_024;
const AVIF_EFFORT = 2;

const FORMATS = ['avif', 'webp', 'jpeg'] as const;
type Format = (typeof FORMATS)[number];
export type Variant = { width: number | undefined; height: number | undefined; quality: number; format: Format };

const side = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number of pixels')
  .transform((text) => SIDES.find((size) => size >= Number(text)) ?? SIDES.at(-1)!);

export const variantQuery = z.object({
  w: side.optional(),
  h: side.optional(),
  q: z
    .union(
      [
        z.literal(['auto', 'auto:good']).transform(() => DEFAULT_QUALITY),
        z
          .string()
          .regex(/^\d{1,3}$/)
          .transform(Number),
      ],
      'must be auto or 1 to 100',
    )
    .default(DEFAULT_QUALITY)
    .transform((asked) => QUALITIES.find((quality) => quality >= asked) ?? QUALITIES.at(-1)!),
  f: z.enum(['auto', 'jpg', ...FORMATS], 'must be auto, avif, webp or jpeg').default('auto'),
});

/** The variant that answers a query, in the best format that the caller takes. */
export function chooseVariant({ w, h, q, f }: z.output<typeof variantQuery>, accept = ''): Variant {
  const isSmall = Math.max(w ?? 0, h ?? 0) <= MAX_AVIF_SIDE && (w ?? h) !== undefined;
  const best: Format =
    accept.includes('image/avif') && isSmall ? 'avif' : accept.includes('image/webp') ? 'webp' : 'jpeg';
  const asked = f === 'auto' ? best : f === 'jpg' ? 'jpeg' : f;
  return { width: w, height: h, quality: q, format: asked === 'avif' && !isSmall ? 'webp' : asked };
}

/** Variants of stored images: made once, kept on disk, and the same one made for all who wait for it. */
export function variantReader(files: ImageFiles) {
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  async function make(id: string, name: string, variant: Variant) {
    const original = await files.original(id);
    if (!original) return undefined;
    const bytes = await imageWork.run(() => encode(original, variant));
    await files.addVariant(id, name, bytes);
    return bytes;
  }

  return async (id: string, variant: Variant): Promise<Buffer | undefined> => {
    const name = `${variant.width ?? 'a'}x${variant.height ?? 'a'}-${variant.quality}.${variant.format}`;
    const kept = await files.variant(id, name);
    // While the database is away what is at hand is shown.
    if (kept) return (await files.has(id).catch(() => true)) ? kept : undefined;
    const key = `${id}/${name}`;
    const known = underWay.get(key);
    if (known) return known;
    const making = make(id, name, variant).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}

function encode(original: Buffer, { width, height, quality, format }: Variant) {
  const image = openImage(original);
  if (width !== undefined || height !== undefined) {
    image.resize({
      ...(width !== undefined && { width }),
      ...(height !== undefined && { height }),
      fit: width !== undefined && height !== undefined ? 'cover' : 'inside',
      withoutEnlargement: true,
    });
  }
  if (format === 'avif') return image.avif({ quality: quality - 15, effort: AVIF_EFFORT }).toBuffer();
  if (format === 'webp') return image.webp({ quality }).toBuffer();
  return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
}
