import { z } from 'zod';
import { inputMessages } from './error-messages.ts';

/** In pixels. With a height a picture is cut to both sides, else it keeps its shape. */
type Size = { width: number; height?: number };

// All that pictures are made in, so that nobody can fill disk and cores with 401, 402, 403 … pixels. The same lists are
// in openapi.yml and docs/integrators.md; the web client asks for no others.
export const WIDTHS = [96, 200, 400, 668, 1_024, 2_048];
export const CUTS = [
  { width: 96, height: 96 },
  { width: 200, height: 200 },
  { width: 200, height: 300 },
  { width: 400, height: 400 },
  { width: 400, height: 600 },
  { width: 1_024, height: 400 },
  { width: 668, height: 668 },
  { width: 1_024, height: 1_024 },
];
export const FORMATS = ['avif', 'webp', 'jpeg'] as const;
type Format = (typeof FORMATS)[number];
// A larger AVIF takes seconds to encode.
const MAX_AVIF_WIDTH = 1_024;

export type Variant = Size & { format: Format };

const side = z
  .string()
  .regex(/^\d{1,5}$/, inputMessages.pixels())
  .transform(Number);

export const variantQuery = z.object({
  w: side.optional(),
  h: side.optional(),
  f: z.enum(['auto', 'jpg', ...FORMATS], inputMessages.format()).default('auto'),
  // Addresses of earlier versions have it: it no longer makes another picture.
  q: z.union([z.literal(['auto', 'auto:good']), z.string().regex(/^\d{1,3}$/)], inputMessages.quality()).optional(),
});

/** The variant that answers a query: the smallest size that covers it, in the best format that the caller takes. */
export function chooseVariant({ w, h, f }: z.output<typeof variantQuery>, accept = ''): Variant {
  const size = sizeFor(w, h);
  const mayBeAvif = size.width <= MAX_AVIF_WIDTH;
  const accepted = FORMATS.find((format) => accept.includes(`image/${format}`) && (mayBeAvif || format !== 'avif'));
  if (f === 'auto') return { ...size, format: accepted ?? 'jpeg' };
  const format = f === 'jpg' ? 'jpeg' : f;
  return { ...size, format: format === 'avif' && !mayBeAvif ? 'webp' : format };
}

function sizeFor(w: number | undefined, h: number | undefined): Size {
  const cut =
    w !== undefined && h !== undefined ? CUTS.find(({ width, height }) => width >= w && height >= h) : undefined;
  if (cut) return cut;
  // Of a height alone nobody knows the width: most pictures are at most twice as wide.
  const least = w ?? (h === undefined ? Infinity : 2 * h);
  return { width: WIDTHS.find((width) => width >= least) ?? WIDTHS.at(-1)! };
}
