import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooManyRequests, unavailable } from '../../http/errors.ts';
import { imageWork, isTimeout } from './decode.ts';
import { encode, encodeForPhone, isForPhones } from './encode.ts';
import type { ImageFiles } from './files.ts';
import type { Variant } from './sizes.ts';

const NEW_VARIANTS = { points: 120, duration: 60 };

/** Existing variants are free; a new one counts against `client`, an address. Throws 429 past its limit. */
export function variantReader(files: ImageFiles) {
  const pending = new Map<string, Promise<Buffer | undefined>>();
  // In memory, because each instance has its own disk and processors.
  const newVariants = new RateLimiterMemory(NEW_VARIANTS);

  async function make(id: string, name: string, variant: Variant, client: string) {
    if (!(await files.has(id))) return undefined;
    await newVariants.consume(client).catch(refuse);
    const encoded = async () => {
      const original = await files.original(id);
      return original && encodeVariant(original, variant);
    };
    const bytes = await imageWork.run(encoded, { client });
    if (bytes) await files.addVariant(id, name, bytes);
    return bytes;
  }

  return async (id: string, variant: Variant, client: string): Promise<Buffer | undefined> => {
    const name = nameOf(variant);
    const existing = await files.variant(id, name);
    // Serve existing variants while the database is down.
    if (existing) return (await files.has(id).catch(() => true)) ? existing : undefined;
    const key = `${id}/${name}`;
    const making = pending.get(key) ?? make(id, name, variant, client).finally(() => pending.delete(key));
    pending.set(key, making);
    return making;
  };
}

const nameOf = ({ width, height, format }: Variant) => `${width}${height === undefined ? '' : `x${height}`}.${format}`;

function refuse(reason: unknown): never {
  if (reason instanceof RateLimiterRes) throw tooManyRequests(Math.max(1, Math.ceil(reason.msBeforeNext / 1000)));
  throw reason;
}

/** What is served of a picture in one size and format. */
export function encodeVariant(original: Buffer, variant: Variant): Promise<Buffer> {
  const encoding = isForPhones(variant) ? encodeForPhone(original, variant) : encode(original, variant);
  return encoding.catch((error: unknown) => {
    throw isTimeout(error) ? unavailable() : error;
  });
}
