import { imagePath } from './image-path.ts';
import { storedId, type ImageRow } from './rows.ts';

type Sides = Parameters<typeof imagePath>[1];

export type ImageAddresses = {
  idOf: (image: ImageRow) => string;
  /** A path of this server, scaled to about the size asked for, or an address elsewhere. */
  urlOf: (image: ImageRow, sides?: Sides) => string;
};

type Options = {
  /** Origins whose `/images/` is the store. */
  storeOrigins: string[];
  /** The REST API's path prefix, `/` if it has none. */
  basePath: string;
  allowedOrigins: string[];
  reportMissing: (origin: string) => void;
};

const MAX_REPORTED = 100;

/** This server never fetches an image from elsewhere. */
export function imageAddresses({ storeOrigins, basePath, allowedOrigins, reportMissing }: Options): ImageAddresses {
  const reported = new Set<string>();
  const storePath = basePath.length > 1 ? `${basePath}/images/` : '//';

  function warnOf(origin: string) {
    if (reported.has(origin) || reported.size >= MAX_REPORTED) return;
    reported.add(origin);
    reportMissing(origin);
  }

  /** Prefers the store to an address that pages may not show. */
  function place(image: ImageRow): { publicId: string } | { address: string } {
    const { address } = image;
    if (address !== undefined) {
      const { origin, pathname } = new URL(address);
      const isStores = storeOrigins.includes(origin) || pathname.startsWith(storePath);
      const stored = isStores ? storedId(address) : undefined;
      if (stored !== undefined) return { publicId: stored };
      if (allowedOrigins.includes(origin)) return { address };
    }
    if (image.publicId !== undefined) return { publicId: image.publicId };
    warnOf(new URL(image.address).origin);
    return { address: image.address };
  }

  return {
    idOf: (image) => {
      const found = place(image);
      return 'publicId' in found ? found.publicId : found.address;
    },
    urlOf: (image, sides) => {
      const found = place(image);
      return 'publicId' in found ? imagePath(found.publicId, sides) : found.address;
    },
  };
}
