import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests, unavailable } from '../../http/errors.ts';
import { imageWork, isTimeout, openImage } from './decode.ts';
import type { ImageFiles } from './files.ts';
import type { Variant } from './sizes.ts';

const QUALITY = 72;
const AVIF = { quality: 57, effort: 2 };
/** Of an address: the pictures of several pages in which every size is new. */
const NEW_VARIANTS = { points: 120, duration: 60 };

/**
 * Variants of stored images: each is made once and kept on disk. Those on hand wait for nothing and count against nobody;
 * making a new one counts against `client`, an address, and throws 429 past its limit or where too many wait.
 */
export function variantReader(files: ImageFiles) {
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  // In memory: each instance has its own disk and cores.
  const newVariants = new RateLimiterMemory(NEW_VARIANTS);

  async function make(id: string, name: string, variant: Variant, client: string) {
    if (!(await files.has(id))) return undefined;
    await newVariants.consume(client).catch(refuse);
    const encoded = async () => {
      const original = await files.original(id);
      return original && encode(original, variant);
    };
    const bytes = await imageWork.run(encoded, { client });
    if (bytes) await files.addVariant(id, name, bytes);
    return bytes;
  }

  return async (id: string, variant: Variant, client: string): Promise<Buffer | undefined> => {
    const name = nameOf(variant);
    const onHand = await files.variant(id, name);
    // While the database is away what is on hand is shown.
    if (onHand) return (await files.has(id).catch(() => true)) ? onHand : undefined;
    const key = `${id}/${name}`;
    const making = underWay.get(key) ?? make(id, name, variant, client).finally(() => underWay.delete(key));
    underWay.set(key, making);
    return making;
  };
}

const nameOf = ({ width, height, format }: Variant) => `${width}${height === undefined ? '' : `x${height}`}.${format}`;

function refuse(reason: unknown): never {
  if (reason instanceof RateLimiterRes) throw tooManyRequests(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
  throw reason;
}

function encode(original: Buffer, { width, height, format }: Variant): Promise<Buffer> {
  const image = openImage(original).resize({
    width,
    ...(height !== undefined && { height }),
    fit: height === undefined ? 'inside' : 'cover',
    withoutEnlargement: true,
  });
  if (format === 'avif') image.avif(AVIF);
  else if (format === 'webp') image.webp({ quality: QUALITY });
  else image.flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY, mozjpeg: true });
  return image.toBuffer().catch((error: unknown) => {
    throw isTimeout(error) ? unavailable() : error;
  });
}
