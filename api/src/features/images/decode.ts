import sharp from 'sharp';
import { badRequest } from '../../http/errors.ts';
import { WorkQueue } from '../../http/work-queue.ts';
import { errorMessages } from './error-messages.ts';

const MAX_PIXELS = 24_000_000;
// A picture of one column and 24 million rows takes ten times as long as a square one.
const MAX_UPLOAD_SIDE = 12_000;
const STORED_SIDE = 2_048;
const STORED_QUALITY = 88;
const WORK_TIMEOUT_S = 3;
const RUNNING = 1;
const QUEUED = 40;
const QUEUED_PER_CLIENT = 24;

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

/** The work of images, one at a time beside the rest of what the api does; clients take turns. */
export const imageWork = new WorkQueue({ running: RUNNING, queued: QUEUED, queuedPerClient: QUEUED_PER_CLIENT });

export const openImage = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).timeout({ seconds: WORK_TIMEOUT_S });

export type StoredImage = { bytes: Buffer; width: number; height: number };

/** Whether sharp gave up on an image because it took too long. */
export const isTimeout = (error: unknown) => error instanceof Error && error.message.startsWith('timeout:');

/**
 * An upload as it is kept: decoded, turned upright and encoded anew, so that neither metadata (where the photo was taken)
 * nor anything hidden beside the pixels is left. Throws 400 for whatever is no JPEG, PNG or WebP by its content, or takes
 * too long. It waits for its turn among the work of other clients.
 */
export async function reencode(upload: Buffer, client = ''): Promise<StoredImage> {
  const claimed = MAGIC.find(([, is]) => is(upload))?.[0];
  if (!claimed) throw notAnImage();
  const work = async () => {
    const image = openImage(upload);
    // Of the header alone: nothing is decoded yet.
    const { format, width, height } = await image.metadata().catch(unreadable);
    if (format !== claimed) throw notAnImage();
    if (width * height > MAX_PIXELS) throw tooManyPixels();
    if (Math.max(width, height) > MAX_UPLOAD_SIDE) throw tooLong();
    const { data, info } = await image
      .autoOrient()
      .resize({ width: STORED_SIDE, height: STORED_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: STORED_QUALITY })
      .toBuffer({ resolveWithObject: true })
      .catch(unreadable);
    return { bytes: data, width: info.width, height: info.height };
  };
  return imageWork.run(work, { client });
}

const notAnImage = () => badRequest(errorMessages.notAnImage(), 'url');
const tooManyPixels = () => badRequest(errorMessages.tooManyPixels({ millions: MAX_PIXELS / 1e6 }), 'url');
const tooLong = () => badRequest(errorMessages.tooLong({ pixels: MAX_UPLOAD_SIDE }), 'url');
const tooMuchWork = () => badRequest(errorMessages.tooMuchWork(), 'url');

function unreadable(error: unknown): never {
  if (isTimeout(error)) throw tooMuchWork();
  throw error instanceof Error && /pixel limit/i.test(error.message)
    ? tooManyPixels()
    : badRequest(errorMessages.uploadFailed(), 'url');
}
