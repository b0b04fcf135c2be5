import type { Logger } from 'pino';
import type { PackFileRow } from '../../../db/schema.ts';
import type { ImageFiles } from '../../images/index.ts';
import { shrinkPicture } from '../../images/index.ts';
import { type FileWriter, MAX_FILE_BYTES } from './file-writer.ts';

const MAX_WIDTH = 1_024;

type Options = { files: ImageFiles; writer: FileWriter; logger: Logger };

/** Each is scaled once: a public id never names another picture. What cannot be read is left out. */
export async function writePictures(publicIds: Iterable<string>, { files, writer, logger }: Options) {
  const written: PackFileRow[] = [];
  for (const publicId of [...publicIds].sort()) {
    const file = (await writer.reusePicture(publicId)) ?? (await scale(publicId));
    if (file) written.push(file);
  }
  return written;

  async function scale(publicId: string): Promise<PackFileRow | undefined> {
    const original = await files.original(publicId);
    const bytes = original && (await shrinkPicture(original, { width: MAX_WIDTH, maxBytes: MAX_FILE_BYTES }));
    if (bytes) return writer.write('PICTURE', publicId, bytes);
    logger.warn({ publicId }, 'a picture is missing or too large for a pack, left out');
    return undefined;
  }
}
