import sharp from 'sharp';
import { badRequest } from '../../http/errors.ts';
import { WorkQueue } from '../../http/work-queue.ts';
import { errorMessages } from './error-messages.ts';

const MAX_PIXELS = 24_000_000;
// One column of 24 million rows takes ten times as long as a square.
const MAX_UPLOAD_SIDE = 12_000;
const STORED_SIDE = 2_048;
const STORED_QUALITY = 88;
const WORK_TIMEOUT_S = 3;
const RUNNING = 1;
const QUEUED = 40;
const QUEUED_PER_CLIENT = 24;

// libvips reads many formats (SVG, PDF, TIFF, raw …). Allow only three, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

const MAGIC: [name: string, is: (bytes: Buffer) => boolean][] = [
  ['jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
];

/** One at a time, so that the rest of the api keeps its processor; clients take turns. */
export const imageWork = new WorkQueue({ running: RUNNING, queued: QUEUED, queuedPerClient: QUEUED_PER_CLIENT });

export const openImage = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 }).timeout({ seconds: WORK_TIMEOUT_S });

export type StoredImage = { bytes: Buffer; width: number; height: number };

export const isTimeout = (error: unknown) => error instanceof Error && error.message.startsWith('timeout:');

/** Removes metadata (where the photo was taken). Throws 400 for anything but JPEG, PNG or WebP, or if it takes long. */
export async function reencode(upload: Buffer, client = ''): Promise<StoredImage> {
  const claimed = MAGIC.find(([, is]) => is(upload))?.[0];
  if (!claimed) throw notAnImage();
  const work = async () => {
    const image = openImage(upload);
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
