import { imageWork, openImage } from './decode.ts';

const QUALITIES = [72, 60, 48, 36, 24, 12];

/** WebP, of the best quality that fits; undefined if none does. Takes its turn among other pictures. */
export const shrinkPicture = (original: Buffer, { width, maxBytes }: { width: number; maxBytes: number }) =>
  imageWork.run(
    async () => {
      for (const quality of QUALITIES) {
        const bytes = await openImage(original)
          .resize({ width, withoutEnlargement: true })
          .webp({ quality })
          .toBuffer();
        if (bytes.length <= maxBytes) return bytes;
      }
      return undefined;
    },
    { client: 'packs' },
  );
