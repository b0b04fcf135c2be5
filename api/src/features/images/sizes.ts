import { z } from 'zod';
import { inputMessages } from './error-messages.ts';

/** In pixels. With a height, pictures are cropped to both; without, they keep their shape. */
type Size = { width: number; height?: number };

// A fixed list, so that nobody can fill the disk. openapi.yml and docs/integrators.md have the same.
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
// Larger AVIFs take seconds.
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
  // Accepted because earlier versions used it; it has no effect.
  q: z.union([z.literal(['auto', 'auto:good']), z.string().regex(/^\d{1,3}$/)], inputMessages.quality()).optional(),
});

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
  // With only a height, assume that the picture is at most twice as wide.
  const least = w ?? (h === undefined ? Infinity : 2 * h);
  return { width: WIDTHS.find((width) => width >= least) ?? WIDTHS.at(-1)! };
}
