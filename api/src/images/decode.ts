import sharp from 'sharp';
import { badRequest } from '../http/errors.ts';
import { workQueue } from '../http/work-queue.ts';

const MAX_PIXELS = 24_000_000;
const MAX_SIDE = 2_048;
const STORED_QUALITY = 88;
const WORK_TIMEOUT_S = 10;
const RUNNING = 1;
const QUEUED = 40;

// Of everything that libvips reads (SVG, PDF, TIFF, GIF, raw camera files …) three formats are left, whatever a file claims.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

const MAGIC: [name: string, is: (bytes: Buffer) => boolean][] = [
  ['jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
];

/** The work of images, one at a time beside the rest of what the api does; past the queue callers get 429. */
export const imageWork = workQueue({ running: RUNNING, queued: QUEUED });

export const openImage = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).timeout({ seconds: WORK_TIMEOUT_S });

export type StoredImage = { bytes: Buffer; width: number; height: number };

/**
 * An upload as it is kept: decoded, turned upright and encoded anew, so that neither metadata (where the photo was taken)
 * nor anything hidden beside the pixels is left. Throws 400 for whatever is no JPEG, PNG or WebP by its content.
 */
export async function reencode(upload: Buffer): Promise<StoredImage> {
  const claimed = MAGIC.find(([, is]) => is(upload))?.[0];
  if (!claimed) throw notAnImage();
  return imageWork.run(async () => {
    const image = openImage(upload);
    const { format, width, height } = await image.metadata().catch(unreadable);
    if (format !== claimed) throw notAnImage();
    if (width * height > MAX_PIXELS) throw tooManyPixels();
    const { data, info } = await image
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: STORED_QUALITY })
      .toBuffer({ resolveWithObject: true })
      .catch(unreadable);
    return { bytes: data, width: info.width, height: info.height };
  });
}

const notAnImage = () => badRequest('Only JPEG, PNG and WebP images can be uploaded.', 'url');
const tooManyPixels = () => badRequest(`The image has more than ${MAX_PIXELS / 1e6} million pixels.`, 'url');

function unreadable(error: unknown): never {
  throw error instanceof Error && /pixel limit/i.test(error.message)
    ? tooManyPixels()
    : badRequest('Image upload failed', 'url');
}
